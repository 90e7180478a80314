import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { environment } from "#tests/support/command.ts";
import { isOnPostgres } from "#tests/support/engine.ts";
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
    const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
    // The disk of whoever tests may be short of room.
    expect(await answer.json()).toMatchObject({
      status: expect.stringMatching(/^(ok|degraded)$/),
      version,
    });
    await fetch(`${server.url}/after`);
    const isLogged = (path: string) => server.log().some((line) => line.path === path);
    await expect.poll(() => isLogged("/after")).toBe(true);
    expect(isLogged("/healthz")).toBe(false);
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

  test.each([
    ["PORT", "80a"],
    ["HOST", "nohost.invalid"],
    ["HOST", "203.0.113.9"],
    ["LOGIN_LIMIT", "10"],
    ["DEMO_CONTENT", "yes"],
    ["ADMIN_PASSWORD", "uma senha de teste\n"],
    ["SESSION_SECRET", "short"],
    ["SESSION_SECRET", " ".repeat(34)],
    ["PUBLIC_URL", "ftp://x"],
    ["PUBLIC_URL", "https://user@example.org"],
    ["PUBLIC_URL", "https://:word@example.org"],
    ["PUBLIC_URL", "https://example.org/#top"],
    ["PUBLIC_URL", "https://example.org/site"],
    ["PUBLIC_URL", "x"],
    ["TRUST_PROXY", "loopback"],
    ["TRUST_PROXY", "127.0.0.1,10.0.0.0/33"],
    ["MAIL_TO", "pres=a@x.org"],
    ["MAIL_TO", "a@x.org,b@x.org"],
    ["STORAGE_DIR", "package.json"],
    ["STORAGE_DIR", "package.json/x"],
    ["STORAGE_DIR", "/proc/x"],
    ["STORAGE_DIR", "/tmp/storage "],
  ])("ends with one line that names %s when it is %s", (name, value) => {
    expectOneLine(run({ STORAGE_DIR: newStorage(false), [name]: value }), name);
  });

  test("asks for each setting that another one needs", () => {
    const wrong = run({ STORAGE_DIR: newStorage(false), SMTP_URL: "smtp://localhost" });
    expect(wrong.status).toBe(1);
    expect(wrong.stderr.trim().split("\n")).toEqual([
      expect.stringContaining("MAIL_FROM"),
      expect.stringContaining("MAIL_TO"),
    ]);
  });

  test.runIf(process.getuid?.() === 0)("wants a storage folder that its user can write", () => {
    const nobody = { uid: 65_534, gid: 65_534 };
    const outer = newStorage(false);
    // Without a database on the run's server, which this user cannot reach.
    const storage = path.join(outer, "site");
    mkdirSync(storage);
    for (const folder of [outer, storage]) chmodSync(folder, 0o755);
    expectOneLine(run({ STORAGE_DIR: path.join(storage, "new") }, nobody), "STORAGE_DIR");
    for (const name of ["public", "tmp"]) mkdirSync(path.join(storage, name), { mode: 0o777 });
    for (const name of ["", "public", "tmp"]) chmodSync(path.join(storage, name), 0o777);
    writeFileSync(path.join(storage, "session-secret"), "of root", { mode: 0o600 });
    expectOneLine(run({ STORAGE_DIR: storage }, nobody), `at ${storage}/session-secret`);
  });

  const ownFiles = isOnPostgres ? ["public/images"] : ["site.sqlite", "public/images"];
  test.runIf(process.getuid?.() === 0).each(ownFiles)(
    "wants a storage in which its user can write %s, as after a copy by another user",
    (name) => {
      const storage = newStorage(true);
      const nobody = { uid: 65_534, gid: 65_534 };
      spawnSync("chown", ["-R", "65534:65534", storage]);
      chownSync(path.join(storage, name), 0, 0);
      chmodSync(path.join(storage, name), 0o755);
      expectOneLine(run({ STORAGE_DIR: storage }, nobody), `at ${storage}/${name}`);
    },
  );

  test
    .runIf(!isOnPostgres)
    .each([["serve"], ["staff", "list"], ["backup", "never-made.tar"], ["fsck"]])(
    "says in one line of %s that the database is damaged",
    (...command) => {
      const storage = newStorage(false);
      writeFileSync(path.join(storage, "site.sqlite"), "no database".repeat(1000));
      const script = ["build/server/index.js", ...command];
      expectOneLine(run({ STORAGE_DIR: storage }, { script }), "site.sqlite is damaged");
    },
  );

  test("is as clear while developing", () => {
    const env = { STORAGE_DIR: newStorage(false), TRUST_PROXY: "loopback" };
    expectOneLine(run(env, { script: ["scripts/dev.mjs"] }), "TRUST_PROXY");
  });

  test("started by npm, ends in order at a signal to npm", async () => {
    const npm = spawn("npm", ["run", "serve"], {
      env: environment(newStorage(false), { PORT: "0" }),
    });
    let output = "";
    const ended = once(npm, "exit");
    npm.stdout.on("data", (chunk) => {
      output += chunk;
      // Chores come later: by then it handles signals.
      if (output.includes("old contact messages erased")) npm.kill("SIGTERM");
    });
    expect(await ended).toEqual([0, null]);
    expect(output).toContain('"msg":"stopping"');
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
    const answer = await fetch(`${server.url}/sobre?lang=en`, { method: "POST", headers });
    expect(answer.status).toBe(status);
    // The language's: what is refused changes nothing.
    expect(answer.headers.has("Set-Cookie")).toBe(status !== 403);
  });

  test("comes from PUBLIC_URL, where that is set", async () => {
    const PUBLIC_URL = "http://mare.example";
    const site = await startServer({ demo: false, env: { PUBLIC_URL } });
    const post = async (headers: Record<string, string>) =>
      (await fetch(`${site.url}/sobre`, { method: "POST", headers })).status;
    expect(await post({ Origin: PUBLIC_URL })).toBe(405);
    expect(await post({ ...ownSite, Origin: PUBLIC_URL })).toBe(405);
    expect(await post({ Origin: site.url })).toBe(403);
    // Another host name of this machine: the browser treats it as the same site.
    expect(await post({ ...ownSite, Origin: site.url })).toBe(403);
    await site.stop();
  });

  test.each(["PUT", "PATCH", "DELETE"])("by %s is none, and no page takes it", async (method) => {
    for (const [path, offered] of [
      ["/contato", "GET, HEAD, POST, OPTIONS"],
      ["/contato.data", "GET, HEAD, POST, OPTIONS"],
      ["/admin", "GET, HEAD, POST, OPTIONS"],
      ["/sobre", "GET, HEAD, OPTIONS"],
      ["/api", "GET, HEAD, OPTIONS"],
      ["/sitemap.xml", "GET, HEAD, OPTIONS"],
      ["/healthz", "GET, HEAD"],
    ] as const) {
      const answer = await fetch(server.url + path, { method, headers: ownSite });
      expect(answer.status, path).toBe(405);
      expect(answer.headers.get("Allow"), path).toBe(offered);
    }
  });

  test.each(["POST", "PUT", "OPTIONS"])("by %s to nothing gets the 404 page", async (method) => {
    const answer = await fetch(`${server.url}/nao-existe`, { method, headers: ownSite });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Página não encontrada");
  });

  test.each(["/robots.txt", "/sitemap.xml", "/projetos.atom"])(
    "to %s is refused in the site's language",
    async (path) => {
      const answer = await fetch(server.url + path, { method: "POST", headers: ownSite });
      expect(answer.status).toBe(405);
      expect(answer.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
      expect(await answer.text()).toBe("Método não permitido\n");
    },
  );

  test("that only asks what is offered is told, and no page is made", async () => {
    const answer = await fetch(`${server.url}/sobre`, { method: "OPTIONS" });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
  });

  test("from an older browser on this site", async () => {
    const headers = { Origin: server.url };
    const answer = await fetch(`${server.url}/sobre`, { method: "POST", headers });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
  });
});

interface Run {
  script?: string[];
  timeout?: number;
  uid?: number;
  gid?: number;
}

function run(
  env: Record<string, string> & { STORAGE_DIR: string },
  { script, ...options }: Run = {},
) {
  return spawnSync(process.execPath, script ?? ["build/server/index.js", "serve"], {
    env: environment(env.STORAGE_DIR, { PORT: "0", ...env }),
    encoding: "utf8",
    timeout: 120_000,
    ...options,
  });
}

function expectOneLine({ status, stderr }: ReturnType<typeof run>, name: string) {
  expect(stderr.trim().split("\n")).toEqual([expect.stringContaining(name)]);
  expect(status).toBe(1);
}
