import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/**
 * A proxy on 127.0.0.1 that sends each request to the next node, as those in front of a site do: one that cannot be reached,
 * or that ends the connection before it answers, is passed over, the latter only for reads; and one whose /healthz says
 * no, asked every tenth of a second, gets nothing new.
 */
export async function startRoundRobin(nodes: string[]) {
  const agent = new Agent({ keepAlive: true });
  const state = { nodes, healthy: new Set(nodes) };
  let turn = 0;
  const probe = async () => {
    for (const node of state.nodes) {
      const isOk = await fetch(`${node}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isOk) state.healthy.add(node);
      else state.healthy.delete(node);
    }
  };
  const timer = setInterval(() => void probe(), 100);
  const server = createServer((req, res) => {
    void answer(req, res).catch(() => res.writeHead(502).end("no node"));
  });
  async function answer(req: IncomingMessage, res: ServerResponse) {
    const body = await buffer(req);
    const isRead = req.method === "GET" || req.method === "HEAD";
    const first = turn++;
    const inTurn = state.nodes.map((_, at) => state.nodes[(first + at) % state.nodes.length] ?? "");
    const healthy = inTurn.filter((node) => state.healthy.has(node));
    for (const node of [...healthy, ...inTurn]) {
      const passed = request(node + req.url, { method: req.method, headers: req.headers, agent });
      passed.end(body);
      try {
        const [got] = (await once(passed, "response")) as [IncomingMessage];
        res.writeHead(got.statusCode ?? 502, got.headers);
        return void got.pipe(res);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (!isRead && code !== "ECONNREFUSED") throw error;
      }
    }
    throw new Error("no node");
  }
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Puts others in their place. */
    use: (others: string[]) => {
      state.nodes = others;
    },
    stop: () => {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
