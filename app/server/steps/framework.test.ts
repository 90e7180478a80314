import { EventEmitter, once } from "node:events";
import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import type { ServerBuild } from "react-router";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { RequestFacts } from "#app/context.ts";
import { QueueFullError } from "#app/platform/limits/queue.ts";
import { setupStepServer } from "#tests/support/stepServer.ts";
import { createRenderer, framework } from "./framework.ts";

let rendered = 0;
beforeEach(() => {
  rendered = 0;
});

/** A build with one resource route, which answers synchronously, as the database does. */
const build = {
  entry: { module: { default: () => new Response() } },
  routes: {
    root: {
      id: "root",
      path: "page",
      module: {
        loader() {
          rendered++;
          return new Response("page");
        },
      },
    },
  },
  assets: { routes: { root: { id: "root", path: "page" } }, url: "/assets/manifest-1a2b.js" },
  future: {},
  ssr: true,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  basename: "/",
} as unknown as ServerBuild;

const render = createRenderer(async () => build, "production");
const read = (signal?: AbortSignal) =>
  render(new Request("http://x/page", signal ? { signal } : {}), {} as RequestFacts);

test("a burst of reads leaves turns of the event loop to everybody else", async () => {
  const answers = Array.from({ length: 50 }, () => read());
  await setImmediate();
  expect(rendered).toBeLessThan(10);
  for (const answer of await Promise.all(answers)) expect(await answer.text()).toBe("page");
  expect(rendered).toBe(50);
});

test("of more visitors than may wait the rest are refused at once, staff never", async () => {
  const answers = await Promise.allSettled(Array.from({ length: 150 }, () => read()));
  const refused = answers.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(48);
  expect(refused).toEqual(
    refused.map(() => expect.objectContaining({ reason: expect.any(QueueFullError) })),
  );
  const staff = { staff: { id: 1, email: "a@example.org", name: "A" } } as RequestFacts;
  const own = Array.from({ length: 150 }, () => render(new Request("http://x/page"), staff));
  await Promise.all(own);
  expect(rendered).toBe(102 + 150);
});

test("nothing is rendered for a client that has left while it waited", async () => {
  const leaving = new AbortController();
  const answers = Array.from({ length: 10 }, () => read(leaving.signal));
  leaving.abort();
  await Promise.all(answers);
  expect(rendered).toBe(0);
});

const turns = new EventEmitter();
const slow = setupStepServer([
  async (exchange) => {
    turns.emit("begun");
    await new Promise((resolve) => exchange.req.once("close", resolve));
    await Promise.resolve(framework(render, async () => build)(exchange)).catch(() => undefined);
    turns.emit("ended");
    return true;
  },
]);

test("a sender who has left before the framework's turn ends no process", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  onTestFinished(() => void process.off("unhandledRejection", unhandled));
  const [begun, ended] = [once(turns, "begun"), once(turns, "ended")];
  const socket = connect(slow.port(), "127.0.0.1");
  await once(socket, "connect");
  socket.write("POST /page HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n");
  await begun;
  socket.destroy();
  await ended;
  await setImmediate();
  expect(unhandled).not.toHaveBeenCalled();
});
