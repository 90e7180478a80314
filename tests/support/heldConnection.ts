import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestServer } from "./server.ts";

/** A proxied connection to a server, in which a test decides what arrives, and when. */
export interface HeldConnection {
  url: string;
  stop: () => void;
}

/**
 * A proxy between a browser and the server.
 *
 * @param pass writes the server's answer for `path` to the browser: head and body, never compressed
 */
export async function holdConnection(
  server: TestServer,
  pass: (answer: IncomingMessage, res: ServerResponse, path: string) => void,
): Promise<HeldConnection> {
  const between = createServer((req, res) => {
    const { method, url = "/" } = req;
    const headers = { ...req.headers, "accept-encoding": "identity" };
    const passed = request(server.url + url, { method, headers }, (answer) =>
      pass(answer, res, url),
    );
    // Either side may leave in the middle, as a closed page does: no fault, and the end of both.
    passed.on("error", () => res.destroy());
    res.on("close", () => passed.destroy());
    req.pipe(passed);
  });
  await new Promise<void>((resolve) => between.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(between.address() as AddressInfo).port}`,
    stop() {
      between.closeAllConnections();
      between.close();
    },
  };
}
