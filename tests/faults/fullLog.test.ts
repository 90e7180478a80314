import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { environment } from "#tests/support/command.ts";
import { newStorage } from "#tests/support/server.ts";

test.runIf(existsSync("/dev/full"))(
  "a log on a full disk is lost; the site serves on, and stops",
  async () => {
    const port = await freePort();
    const log = openSync("/dev/full", "w");
    onTestFinished(() => closeSync(log));
    const site = spawn(process.execPath, ["build/server/index.js", "serve"], {
      env: environment(newStorage(false), { PORT: `${port}`, HOST: "127.0.0.1" }),
      stdio: ["ignore", log, "inherit"],
    });
    onTestFinished(() => void site.kill("SIGKILL"));
    const status = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined))?.status;
    await expect.poll(() => status("/healthz")).toBe(200);
    for (let count = 0; count < 200; count++) expect(await status(`/contato?x=${count}`)).toBe(200);

    const ended = once(site, "exit");
    site.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  },
);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}
