import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { config } from "#app/server/config.ts";

/** The one HTTP server, with limits that no slow or hoarding client gets around. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      // Bodies have deadlines of their own: a large upload that moves is never cut.
      requestTimeout: 0,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    },
    listener,
  );
  server.maxConnections = 2_000;
  return server;
}

/**
 * Listens where the settings say.
 *
 * @returns the port, which the system chose where PORT is 0
 */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(config().PORT, config().HOST, resolve);
  });
  return (server.address() as AddressInfo).port;
}
