import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isInContainer, isOwnVolume } from "#app/server/checkDeploy.ts";
import { commandWith } from "#tests/support/command.ts";
import { admin, startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
});
afterAll(() => server.stop());

test("serve on a port in use says so in one line, and leaves nothing behind", () => {
  const { port } = new URL(server.url);
  const storageDir = mkdtempSync(path.join(tmpdir(), "port-"));
  const env = { PORT: port, HOST: "127.0.0.1", ADMIN_EMAIL: "nova@mare.example" };
  const { status, stdout, stderr } = commandWith({ env }, storageDir, "serve");
  expect(stderr).toBe(`Port ${port} is already in use: set PORT to another\n`);
  expect([status, stdout]).toEqual([1, ""]);
  expect(readdirSync(storageDir)).toEqual([]);
  rmSync(storageDir, { recursive: true });
});

test.each(["start", "dev"])(
  "npm run %s on a port in use says so before it does anything",
  (name) => {
    const { port } = new URL(server.url);
    const checkout = mkdtempSync(path.join(tmpdir(), "port-"));
    const files = ["package.json", "scripts/node", "scripts/port.mjs"];
    for (const file of files) cpSync(file, path.join(checkout, file));
    const { status, stderr } = spawnSync("npm", ["run", "--silent", name], {
      cwd: checkout,
      env: { PATH: process.env.PATH, PORT: port, HOST: "127.0.0.1" },
      encoding: "utf8",
    });
    expect(stderr).toBe(`Port ${port} is already in use: set PORT to another\n`);
    expect(status).toBe(1);
    const left = readdirSync(checkout, { recursive: true, encoding: "utf8" });
    expect(left.toSorted()).toEqual(["scripts", ...files].toSorted());
    rmSync(checkout, { recursive: true });
  },
);

test("serve in another folder than the program's says so in one line", () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve("build/server/index.js"), "serve"],
    { cwd: tmpdir(), env: { PATH: process.env.PATH, PORT: "0" }, encoding: "utf8" },
  );
  expect(stderr).toMatch(/^No folder .*build\/client: start in the program's folder.*\n$/);
  expect([status, stdout]).toEqual([1, ""]);
});

describe("staff, beside the running site", () => {
  const email = "nova@mare.example";
  const staff = (action: string, address = "", input: string | Buffer = "") =>
    commandWith({ input }, server.storageDir, "staff", action, ...(address ? [address] : []));
  const signIn = (password: string) =>
    fetch(`${server.url}/api/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password }),
    });

  test("add prints a password that signs in, passwd ends its sessions, remove the account", async () => {
    const added = staff("add", "Nova@Mare.example");
    expect(added.stderr).toBe("");
    const [, generated = ""] =
      /^Added nova@mare\.example {2}password: (\S{20})$/m.exec(added.stdout) ?? [];
    expect((await signIn(generated)).status).toBe(200);
    expect(staff("list").stdout.trim().split("\n").sort()).toEqual([admin.email, email].sort());

    const { token } = await (await signIn(generated)).json();
    const read = () =>
      fetch(`${server.url}/api/admin/home`, { headers: { Authorization: `Bearer ${token}` } });
    expect((await read()).status).toBe(200);
    const changed = staff("passwd", email, "uma senha escolhida\n");
    expect(changed.status).toBe(0);
    expect(changed.stdout).not.toContain("password:");
    expect((await read()).status).toBe(401);
    expect((await signIn(generated)).status).toBe(401);
    expect((await signIn("uma senha escolhida")).status).toBe(200);

    expect(staff("remove", email).status).toBe(0);
    expect(staff("list").stdout.trim()).toBe(admin.email);
    expect((await signIn("uma senha escolhida")).status).toBe(401);
  });

  test("invite prints a link that makes the account, sessions ends what it has open", async () => {
    const [link = ""] = /^http:\S+$/m.exec(staff("invite", email).stdout) ?? [];
    const { pathname, search } = new URL(link);
    const joined = await fetch(server.url + pathname + search, {
      method: "POST",
      redirect: "manual",
      headers: { "Sec-Fetch-Site": "same-origin" },
      body: new URLSearchParams({ name: "Nova", newPassword: "uma senha escolhida" }),
    });
    expect(joined.headers.get("Location")).toBe("/admin/projetos");
    const Cookie = joined.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const read = () =>
      fetch(`${server.url}/admin/banner`, { headers: { Cookie }, redirect: "manual" });
    expect((await read()).status).toBe(200);
    expect(staff("sessions", email).stdout).toBe(`Ended 1 sessions of ${email}\n`);
    expect((await read()).status).toBe(303);
    expect(staff("remove", email).status).toBe(0);
  });

  const other = "curta@mare.example";
  test.each([
    ["a doubled account", "add", admin.email, "", "already has an account"],
    ["a short password", "add", other, "1234567", "12 to 1024 characters"],
    ["a common password", "add", other, "123456789012", "guessers try first"],
    ["the address as a password", "add", other, other, "the account's address"],
    ["a password too long to sign in", "add", other, "a".repeat(1025), "12 to 1024 characters"],
    ["a password of two lines", "add", other, "uma senha\nescolhida\n", "must be one line"],
    ["another encoding", "add", other, Buffer.from("maçã com café", "latin1"), "be in UTF-8"],
    ["an unknown account", "passwd", "ninguem@mare.example", "", "has no account"],
    ["an account that is not there", "remove", "ninguem@mare.example", "", "has no account"],
    ["no address", "add", "nobody", "", "staff -- add EMAIL"],
    ["the last account", "remove", admin.email, "", "last active account"],
    ["an invitation of an account", "invite", admin.email, "", "already has an account"],
    ["sessions of nobody", "sessions", "ninguem@mare.example", "", "has no account"],
    ["another word", "delete", admin.email, "", "add|passwd|remove|list|invite|sessions"],
    ["a word of the language", "constructor", admin.email, "", "add|passwd|remove|list"],
  ])("refuses %s with one line", (_case, action, address, input, said) => {
    const { status, stderr } = staff(action, address, input);
    expect(stderr.trim().split("\n")).toEqual([expect.stringContaining(said)]);
    expect(status).toBe(1);
  });
});

test("--help names every command, --version the version, whatever the settings are", () => {
  const env = { PORT: "none" };
  const help = commandWith({ env }, server.storageDir, "--help");
  expect(help.status).toBe(0);
  for (const name of ["serve", "staff", "backup", "restore", "fsck", "check:deploy"]) {
    expect(help.stdout).toContain(`\n  ${name} `);
  }
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect(commandWith({ env }, server.storageDir, "--version").stdout).toBe(`${version}\n`);
});

test.each(["toString", "constructor", "nothing"])("the command %s is unknown", (name) => {
  const { status, stderr } = commandWith({}, server.storageDir, name);
  expect([status, stderr]).toEqual([1, expect.stringContaining(`Unknown command ${name}`)]);
});

describe("check:deploy", () => {
  const safe = {
    PUBLIC_URL: "https://mare.example",
    HOST: "127.0.0.1",
    TRUST_PROXY: "172.16.0.0/12",
    SMTP_URL: "smtps://mail.example",
    MAIL_FROM: "site@mare.example",
    MAIL_TO: "equipe@mare.example",
  };

  /** In a container the tests' own folder is rightly reported as well. */
  const always = isOwnVolume(tmpdir()) ? [] : ["STORAGE_DIR"];

  /** An address of a container is nobody else's. */
  const outside = (name: string) => (isInContainer() ? [] : [name]);

  test.each([
    ["nothing", "", []],
    ["PUBLIC_URL", "", ["PUBLIC_URL"]],
    ["PUBLIC_URL", "http://mare.example", ["PUBLIC_URL"]],
    ["TRUST_PROXY", "", ["TRUST_PROXY"]],
    ["TRUST_PROXY", "0.0.0.0/0", ["TRUST_PROXY"]],
    ["HOST", "0.0.0.0", outside("HOST")],
    ["HOST", "localhost", []],
    ["ADMIN_PASSWORD", "onze letras", ["ADMIN_PASSWORD"]],
    ["ADMIN_PASSWORD", "123456789012", ["ADMIN_PASSWORD"]],
    ["SESSION_SECRET", "segredo".repeat(6), ["SESSION_SECRET"]],
    ["LOGIN_LIMIT", "100000/1m", ["LOGIN_LIMIT"]],
    ["CONTACT_LIMIT", "2000/1h", []],
    ["BACKUP_IDENTITY", "AGE-SECRET-KEY-1AAAA", ["BACKUP_IDENTITY"]],
    ["DEMO_CONTENT", "true", ["DEMO_CONTENT"]],
    ["SMTP_URL", "", ["SMTP_URL"]],
  ])("where the settings have %s '%s' instead, names %j", (name, value, expected) => {
    const { status, stdout, stderr } = commandWith(
      { env: { ...safe, [name]: value } },
      server.storageDir,
      "check:deploy",
    );
    const lines = stderr.split("\n").filter(Boolean);
    const named = lines.map((line) => line.split(" ")[0]);
    expect(named).toEqual([...expected, ...always]);
    expect(status).toBe(named.length > 0 ? 1 : 0);
    expect(stdout.trim()).toBe(named.length > 0 ? "" : "Nothing unsafe found");
  });

  test("the start of a site on the Internet warns of what is weak, and of a misspelt name", async () => {
    const warnings = async (env: Record<string, string>) => {
      const site = await startServer({ demo: false, env });
      await site.stop();
      return site.log().flatMap(({ level, msg }) => (level === "warn" ? msg.split(" ")[0] : []));
    };
    const weak = { LOGIN_LIMIT: "100000/1m", CONTACT_LIMIT: "5/10m" };
    expect(await warnings({ ...weak, PUBLIC_URL: "https://mare.example" })).toContain(
      "LOGIN_LIMIT",
    );
    const ofTrial = await warnings({ ...weak, DEMO_CONTNET: "true" });
    expect(ofTrial).toContain("Setting");
    expect(ofTrial).not.toContain("LOGIN_LIMIT");
  });
});
