import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { config } from "#app/server/config.ts";

interface Limits {
  /**
   * How long a client may take nothing of what is written to it; one that takes a little, however
   * slowly, keeps its connection.
   */
  unreadMs?: number;
  mostConnections?: number;
}

/** The one HTTP server, with limits that no slow or hoarding client gets around. */
export function createHttpServer(
  listener: RequestListener,
  { unreadMs = 120_000, mostConnections = 2_000 }: Limits = {},
): Server {
  const server = createServer(
    {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      // Bodies have deadlines of their own: a large upload that moves is never cut.
      requestTimeout: 0,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    },
    (req, res) => {
      // Silence is a fault only where the client's turn is to read: our own work takes its time, and
      // bodies have deadlines of their own.
      res.on("timeout", cutIfUnread);
      listener(req, res);
    },
  );
  server.timeout = unreadMs;
  server.maxConnections = mostConnections;
  server.on("connection", () => {
    server.getConnections((_error, count) => {
      // Who keeps connections without asking anything leaves their places to whoever comes.
      if (count >= 0.9 * mostConnections) server.closeIdleConnections();
    });
  });
  return server;
}

function cutIfUnread(socket: Socket) {
  if (socket.writableLength > 0) socket.destroy();
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
