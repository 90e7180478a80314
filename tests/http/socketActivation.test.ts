import { spawn } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { environment } from "#tests/support/command.ts";
import { newStorage } from "#tests/support/server.ts";

/**
 * What systemd does with a `site.socket`: holds the listening socket, hands it to the site as descriptor 3, and starts
 * the site again each time it ends. Waiting for it synchronously, it takes no connection itself.
 */
const holder = `
  const { spawnSync } = require("node:child_process");
  const { writeSync } = require("node:fs");
  const server = require("node:net").createServer().listen(0, "127.0.0.1", () => {
    writeSync(1, "port " + server.address().port + "\\n");
    const start = 'echo "pid $$"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" build/server/index.js serve';
    const stdio = ["ignore", "inherit", "inherit", server._handle.fd];
    while (spawnSync("sh", ["-c", start, process.execPath], { stdio }).status === 0);
    process.exit(1);
  });
`;

/**
 * Node.js has a socket keep 511 connections that wait, and gives a request's headers the ten seconds of a slow client: while
 * a busy machine restarts, those beyond would be refused or cut as on any site.
 */
const mostOpen = 100;

test("no request is lost while the site restarts ten times behind a socket that stays", async () => {
  const child = spawn(process.execPath, ["-e", holder], {
    env: environment(newStorage(true), { HOST: "127.0.0.1", PORT: "1" }),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  const pids = () => [...output.matchAll(/^pid (\d+)$/gm)].map(([, pid]) => Number(pid));
  const starts = () => output.split('"msg":"serving"').length - 1;
  onTestFinished(() => {
    child.kill("SIGKILL");
    try {
      process.kill(pids().at(-1) ?? 0, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  });
  await expect.poll(() => starts(), { timeout: 60_000 }).toBe(1);
  const port = Number(/^port (\d+)$/m.exec(output)?.[1]);

  const answers: Promise<number | string>[] = [];
  let isPolling = true;
  let open = 0;
  const polling = (async () => {
    while (isPolling || answers.length < 600) {
      if (open < mostOpen) {
        open += 1;
        answers.push(ask(port).finally(() => (open -= 1)));
      }
      await wait(20);
    }
  })();
  for (let restart = 1; restart <= 10; restart += 1) {
    await wait(500);
    process.kill(pids().at(-1) ?? 0, "SIGTERM");
    await expect.poll(() => starts(), { timeout: 60_000 }).toBe(restart + 1);
  }
  isPolling = false;
  await polling;
  const found = await Promise.all(answers);
  expect(found.length).toBeGreaterThanOrEqual(600);
  expect(found.filter((status) => status !== 200)).toEqual([]);
  expect(output).not.toContain('"level":"error"');
});

/** Over a connection of its own, the worst case: one that was accepted must not be cut before its request came. */
function ask(port: number): Promise<number | string> {
  return new Promise((resolve) => {
    const request = get({ port, host: "127.0.0.1", path: "/healthz", agent: false }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode ?? 0));
      response.once("error", (error) => resolve(error.message));
    });
    request.once("error", (error) => resolve(error.message));
  });
}

test("a socket that is handed to another process, or is none, is not taken", async () => {
  const start = async (script: string) => {
    const child = spawn("sh", ["-c", script, process.execPath], {
      env: environment(newStorage(false), { HOST: "127.0.0.1", PORT: "0" }),
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text) => {
        output += text;
        if (output.includes('"msg":"serving"')) child.kill("SIGTERM");
      });
    }
    await once(child, "close");
    return output;
  };
  const serve = 'exec "$0" build/server/index.js serve';
  expect(await start(`LISTEN_PID=1 LISTEN_FDS=1 ${serve}`)).toContain('"msg":"serving"');
  expect(await start(`LISTEN_PID=$$ LISTEN_FDS=1 ${serve} 3</dev/null`)).toMatch(
    /^LISTEN_FDS is set, but descriptor 3 is no listening socket \(\w+\)$/m,
  );
});
