import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import type { Context, Middleware } from "#app/http/context.ts";
import { createListener } from "#app/server/steps/listener.ts";

/**
 * Serves only these steps on a free port during the file's tests.
 *
 * @param prepare sets what earlier steps would have found out about a request
 */
export function setupStepServer(
  steps: Middleware[],
  prepare: (exchange: Context) => void = () => {},
) {
  const first: Middleware = (exchange) => {
    prepare(exchange);
    return false;
  };
  let port = 0;
  const origin = () => `http://127.0.0.1:${port}`;
  const server = createServer({ requestTimeout: 0 }, createListener([first, ...steps], origin));
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin, port: () => port };
}
