import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { version } from "#package.json";
import { commandWith } from "#tests/support/command.ts";
import { newStorage, startServer } from "#tests/support/server.ts";

/** A port that was free a moment ago. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return String(address && typeof address === "object" && address.port);
}

/** The values by name and labels; every line that is no comment must be one. */
async function read(port: string): Promise<Map<string, number>> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await answer.text()).split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const [, name = "", value] = /^([a-z_\d]+(?:\{[^}]*\})?) (\S+)$/.exec(line) ?? [];
      expect(name, line).not.toBe("");
      return [name, Number(value)];
    }),
  );
}

test("metrics are told on a port of their own, and never on the site's", async () => {
  const port = await freePort();
  const site = await startServer({ env: { METRICS_PORT: port } });
  const before = await read(port);
  expect(await (await fetch(`${site.url}/metrics`)).text()).not.toContain("site_");
  expect((await fetch(`http://127.0.0.1:${port}/admin`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: "POST" })).status).toBe(405);

  // Not made yet, made, remembered by the raw request; the language asked for goes through the steps.
  for (const path of ["/sobre", "/sobre", "/sobre", "/sobre?lang=pt"]) {
    await (await fetch(site.url + path)).text();
  }
  const rose = async (name: string) =>
    ((await read(port)).get(name) ?? 0) - (before.get(name) ?? 0);
  await expect.poll(() => rose('site_responses_total{status="2xx"}')).toBeGreaterThanOrEqual(4);
  expect(await rose('site_responses_total{status="4xx"}')).toBe(1);
  expect(await rose('site_page_cache_total{result="hit"}')).toBeGreaterThanOrEqual(2);
  expect(await rose("site_response_duration_seconds_count")).toBeGreaterThanOrEqual(2);

  const values = await read(port);
  expect(values.get(`site_build_info{version="${version}",node="${process.versions.node}"}`)).toBe(
    1,
  );
  for (const name of [
    "process_resident_memory_bytes",
    "nodejs_eventloop_lag_p99_seconds",
    "site_database_bytes",
    "site_storage_free_bytes",
    "site_content_version",
  ]) {
    expect(values.get(name), name).toBeGreaterThan(0);
  }
  for (const name of ["waiting", "failing", "parked"]) {
    expect(values.get(`site_mails_${name}`), name).toBe(0);
  }
  expect(values.get("site_reads_waiting")).toBe(0);
  await site.stop();
});

test("the age of the last backup is told once there is one", async () => {
  const port = await freePort();
  const env = { METRICS_PORT: port };
  const site = await startServer({ demo: false, storageDir: newStorage(false), env });
  expect((await read(port)).has("site_backup_age_seconds")).toBe(false);
  // The first runs some seconds after the start.
  await expect.poll(async () => (await read(port)).get("site_backup_age_seconds")).toBeLessThan(60);
  await site.stop();
});

test("a port in use, or the site's own, is one line", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const address = taken.address();
  const port = String(address && typeof address === "object" && address.port);
  const storageDir = newStorage(false);
  const serve = (env: Record<string, string>) =>
    commandWith({ env: { PORT: "0", HOST: "127.0.0.1", ...env } }, storageDir, "serve").stderr;
  expect(serve({ METRICS_PORT: port })).toBe(
    `Port ${port} is already in use: set METRICS_PORT to another\n`,
  );
  expect(serve({ METRICS_PORT: "3999", METRICS_HOST: "192.0.2.1" })).toContain(
    "Setting METRICS_HOST is wrong: expected an address of this machine, not 192.0.2.1",
  );
  expect(serve({ PORT: "3999", METRICS_PORT: "3999" })).toBe(
    "Setting METRICS_PORT is wrong: expected another port than PORT\n",
  );
  taken.close();
});
