import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newStorage, startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
});
afterAll(() => server.stop());

describe("the process", () => {
  test("says that it is healthy", async () => {
    const answer = await fetch(`${server.url}/healthz`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: "ok" });
  });

  test("refuses a second process on the same storage with one line", () => {
    const second = run({ STORAGE_DIR: server.storageDir });
    expect(second.status).toBe(1);
    expect(second.stderr.trim().split("\n")).toHaveLength(1);
    expect(second.stderr).toContain(server.storageDir);
  });

  test("refuses a port in use with one line", () => {
    const { port } = new URL(server.url);
    const second = run({ STORAGE_DIR: newStorage(false), PORT: port, HOST: "127.0.0.1" });
    expect(second.status).toBe(1);
    expect(second.stderr.trim()).toContain(port);
  });

  test("refuses to serve what it cannot bring up to date, with one line", () => {
    const storageDir = newStorage(true);
    const sqlite = new SqliteDatabase(path.join(storageDir, "site.sqlite"));
    sqlite.pragma("foreign_keys = off");
    sqlite.exec("insert into projectPartner (projectId, position) values (99999, 1)");
    sqlite.exec(
      "delete from kysely_migration where name = (select max(name) from kysely_migration)",
    );
    sqlite.close();
    const upgrade = run({ STORAGE_DIR: storageDir });
    expect(upgrade.status).toBe(1);
    expect(upgrade.stderr).toMatch(/^The upgrade failed, .*\n$/);
  });

  test.each([
    ["PORT", "80a"],
    ["LOGIN_LIMIT", "10"],
    ["DEMO_CONTENT", "yes"],
    ["SESSION_SECRET", "short"],
    ["PUBLIC_URL", "ftp://x"],
    ["SMTP_URL", "smtp://localhost"],
  ])("ends with a line that names %s when it is %s", (name, value) => {
    const wrong = run({ STORAGE_DIR: newStorage(false), [name]: value });
    expect(wrong.status).toBe(1);
    expect(wrong.stderr).toContain(name === "SMTP_URL" ? "MAIL_TO" : name);
    expect(wrong.stderr).not.toContain("    at ");
  });

  test("keeps its secret to itself", () => {
    const secret = path.join(server.storageDir, "session-secret");
    expect(statSync(secret).mode & 0o777).toBe(0o600);
  });
});

const ownSite = { "Sec-Fetch-Site": "same-origin" };

describe("a page's state-changing request", () => {
  test.each([
    ["no header that says where it comes from", {}, 403],
    ["another site", { "Sec-Fetch-Site": "cross-site" }, 403],
    ["another subdomain", { "Sec-Fetch-Site": "same-site" }, 403],
    ["another origin", { Origin: "https://evil.example" }, 403],
    ["an opaque origin", { Origin: "null" }, 403],
    ["no site that began it", { "Sec-Fetch-Site": "none" }, 403],
    ["this site and another origin", { ...ownSite, Origin: "https://evil.example" }, 403],
    ["this site", ownSite, 405],
  ])("with %s", async (_case, headers, status) => {
    const answer = await fetch(`${server.url}/nao-existe`, { method: "POST", headers });
    expect(answer.status).toBe(status);
  });

  test("comes from PUBLIC_URL, where that is set", async () => {
    const PUBLIC_URL = "http://mare.example";
    const site = await startServer({ demo: false, env: { PUBLIC_URL } });
    const post = async (headers: Record<string, string>) =>
      (await fetch(`${site.url}/nao-existe`, { method: "POST", headers })).status;
    expect(await post({ Origin: PUBLIC_URL })).toBe(405);
    expect(await post({ ...ownSite, Origin: PUBLIC_URL })).toBe(405);
    expect(await post({ Origin: site.url })).toBe(403);
    // Another name that leads to this machine: the browser takes it for one site.
    expect(await post({ ...ownSite, Origin: site.url })).toBe(403);
    await site.stop();
  });

  test.each(["PUT", "PATCH", "DELETE"])("by %s is none, and no page takes it", async (method) => {
    for (const path of ["/contato", "/admin", "/contato.data", "/api", "/nao-existe"]) {
      const answer = await fetch(server.url + path, { method, headers: ownSite });
      expect(answer.status, path).toBe(405);
      expect(answer.headers.get("Allow")).toBe("GET, HEAD, POST, OPTIONS");
    }
  });

  test("that only asks what is offered is told, and no page is made", async () => {
    const answer = await fetch(`${server.url}/sobre`, { method: "OPTIONS" });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("Allow")).toContain("GET");
  });

  test("from an older browser on this site", async () => {
    const headers = { Origin: server.url };
    const answer = await fetch(`${server.url}/nao-existe`, { method: "POST", headers });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("GET, HEAD");
  });
});

function run(env: Record<string, string>) {
  return spawnSync(process.execPath, ["build/server/index.js", "serve"], {
    env: { PATH: process.env.PATH, ...env },
    encoding: "utf8",
    timeout: 10_000,
  });
}
