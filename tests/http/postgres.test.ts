import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { command, commandWith } from "#tests/support/command.ts";
import { operationsOf } from "#tests/support/operations.ts";
import { type PostgresServer, postgresPrograms, startPostgres } from "#tests/support/postgres.ts";
import { inDatabase } from "#tests/support/postgresClient.ts";
import { publicPaths } from "#tests/support/publicPages.ts";
import { newStorage, startServer, type TestServer } from "#tests/support/server.ts";
import { readSitemap } from "#tests/support/sitemap.ts";
import { signInToApi } from "#tests/support/staffApi.ts";

/* On SQLite alone: it moves a site from a file to a server of its own, and back. */

const folder = mkdtempSync(path.join(tmpdir(), "site-move-"));
const archive = path.join(folder, "site.tar");
const common = { PUBLIC_URL: "https://www.example.org", SESSION_SECRET: "s".repeat(40) };
const onFile = newStorage(true);
const onServer = newStorage(false);
let postgres: PostgresServer;
let env: Record<string, string>;
let server: TestServer;

const isCounters = (table: string) => table === "sqlite_sequence";
const isInstalled = postgresPrograms() !== undefined;
if (!isInstalled) console.info("PostgreSQL: not shown, it is not installed");

describe.runIf(isInstalled)("on PostgreSQL", () => {
  beforeAll(async () => {
    describeInEnglishAlone();
    postgres = startPostgres();
    await inDatabase(postgres.url("postgres"), "create database site");
    env = { ...common, DATABASE_URL: postgres.url("site") };
    expect(command(onFile, "backup", archive).stderr).toBe("");
    expect(commandWith({ env }, onServer, "restore", archive)).toMatchObject({
      status: 0,
      stderr: "",
    });
  });

  afterAll(async () => {
    await server?.stop({ expectErrors: true });
    postgres?.stop();
    rmSync(folder, { recursive: true });
  });

  /** A row of the kind that the newest migration has an index for, and that the demo lacks. */
  function describeInEnglishAlone() {
    const sqlite = new SqliteDatabase(path.join(onFile, "site.sqlite"));
    sqlite.exec(`update "projectGalleryItem"
      set alts = '{"file":{"file":"' || file || '","text":"","en":{"text":"A pier"}}}'
      where id = (select min(id) from "projectGalleryItem" where file is not null)`);
    sqlite.close();
  }

  /** Every row of what a restore brings back; sessions end with it, and the search's is made anew. */
  function dump(storage: string) {
    const sqlite = new SqliteDatabase(path.join(storage, "site.sqlite"), { readonly: true });
    const names = sqlite
      .prepare(
        "select name from sqlite_master where type = 'table' and name not like '%migration%' and name <> 'session'",
      )
      .pluck()
      .all() as string[];
    const tables = names.filter((name) => !/^(search|mediaSearch)/.test(name)).toSorted();
    const rows = new Map(
      tables.map((name) => [
        name,
        // A counter of nothing is written down by some, and by others not.
        sqlite
          .prepare(
            `select * from "${name}" ${isCounters(name) ? "where seq > 0" : ""} order by 1, 2`,
          )
          .all(),
      ]),
    );
    sqlite.close();
    return rows;
  }

  test("a backup of either engine restores into the other: every row is the same, and every page", async () => {
    const second = path.join(folder, "second.tar");
    expect(commandWith({ env }, onServer, "backup", second)).toMatchObject({
      status: 0,
      stderr: "",
    });
    expect(commandWith({ env }, onServer, "fsck").stdout).toContain("agree");
    const back = newStorage(false);
    expect(command(back, "restore", second)).toMatchObject({ status: 0, stderr: "" });
    const [given, returned] = [dump(onFile), dump(back)];
    expect([...returned.keys()]).toEqual([...given.keys()]);
    for (const [name, rows] of given) expect([name, returned.get(name)]).toEqual([name, rows]);
    expect(command(back, "fsck").stdout).toContain("agree");

    server = await startServer({ storageDir: onServer, env });
    const lite = await startServer({ storageDir: back, env: common });
    const origin = await startServer({ storageDir: onFile, env: common });
    const pages = await everyPath();
    console.info("moved and back", { pages: pages.size });
    for (const page of pages) {
      // The picture of the home page follows the minutes, and the contact form says when it was opened.
      await expect
        .poll(async () => {
          const sites = [origin, server, lite].map((one) => read(one, page));
          const [given, moved, returned] = await Promise.all(sites);
          return (given === moved && given === returned) || { page, given, moved, returned };
        })
        .toBe(true);
    }
    await lite.stop();
    await origin.stop();
  });

  /** Every page, those of the sitemap (which has all that may be listed, and every document) and the others. */
  async function everyPath(): Promise<Set<string>> {
    const listed = await readSitemap(server);
    const searches = ["rio", "agua ponte", "2026", "de"].flatMap((words) => [
      `/busca?q=${words}`,
      `/api/search?q=${words}`,
    ]);
    const { data } = await (await fetch(`${server.url}/api/projects/all`)).json();
    const ids = (data as { id: number }[]).map(({ id }) => String(id));
    const readable = operationsOf()
      .filter(({ method, isForStaff }) => method === "GET" && !isForStaff)
      .flatMap(({ path }) =>
        path.includes("{id}") ? ids.map((id) => path.replace("{id}", id)) : [path],
      );
    const unlisted = [
      ...searches,
      ...readable,
      "/sitemap.xml",
      "/projetos.atom",
      "/documentos.atom",
    ];
    const both = [...(await publicPaths(server)), ...unlisted].flatMap((page) => [
      page,
      `${page}${page.includes("?") ? "&" : "?"}lang=en`,
    ]);
    return new Set([...listed.map(({ url }) => url.replace(common.PUBLIC_URL, "")), ...both]);
  }

  async function read({ url }: TestServer, page: string) {
    const answer = await fetch(url + page);
    const text = await answer.text();
    return `${answer.status} ${text.replaceAll(/[\w-]{8}\.[\w-]{16}\.[\w-]{43}/g, "")}`;
  }

  test("what is saved stands on the next page, in search and in the history", async () => {
    const staff = await signInToApi(server);
    await fetch(`${server.url}/projetos`);
    for (let count = 0; count < 20; count++) {
      const name = `Mangue ${count}x`;
      const { id } = await (await staff.call("POST", "/api/admin/project", { name })).json();
      const list = await (await fetch(`${server.url}/api/projects/all`)).text();
      expect(list).toContain(name);
      expect(await (await fetch(`${server.url}/api/search?q=${count}x`)).text()).toContain(name);
      await staff.call("DELETE", `/api/admin/project/${id}`);
      expect(await (await fetch(`${server.url}/api/projects/all`)).text()).not.toContain(name);
    }
    const history = await staff.call("GET", "/api/admin/history?kind=project&limit=5");
    expect(await history.text()).toContain("Mangue 19x");
  });

  test("a second process is refused, a command runs beside the site", () => {
    const other = commandWith(
      { env: { ...env, PORT: "0", HOST: "127.0.0.1" } },
      newStorage(false),
      "serve",
    );
    expect(other).toMatchObject({
      status: 1,
      stderr:
        "Another process is already running on the database of DATABASE_URL (several need FILES_URL and SESSION_SECRET: docs/scale.md)\n",
    });
    expect(commandWith({ env }, onServer, "staff", "list").stdout).toContain("@");
    const { stderr } = commandWith({ env }, newStorage(false), "restore", archive);
    expect(stderr).toContain("Another process");
  });

  test("a page whose answer takes too long says so, and that is no fault of the site", async () => {
    const holder = new pg.Client(postgres.url("site"));
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query('update "contentVersion" set version = version + 1');
    await holder.query("begin; lock table project in access exclusive mode");
    let isOver = false;
    /** What is stored is sent until the notice of the new version has come. */
    const ask = async (): Promise<Response> => {
      const answer = await fetch(`${server.url}/projetos`);
      return answer.ok ? ask() : answer;
    };
    const asked = ask().finally(() => {
      isOver = true;
    });
    // As the time limit would, in half a minute.
    const cancel = `select pg_cancel_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while (!isOver) await inDatabase(postgres.url("site"), cancel);
    await holder.query("rollback");
    const answer = await asked;
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(await answer.text()).toContain("Tente de novo em instantes");
    expect((await fetch(`${server.url}/projetos`)).status).toBe(200);
    expect(server.log().filter(({ level }) => level === "error")).toEqual([]);
  });

  test("U+0000 goes from what a request brings, wherever it stands", async () => {
    const staff = await signInToApi(server);
    const made = await staff.call("POST", "/api/admin/project", { name: "Ma\u0000ngue\u0000" });
    expect(made.status).toBe(201);
    expect(await (await fetch(`${server.url}/api/projects/all`)).text()).toContain('"Mangue"');
    for (const page of ["/busca?q=a%00b", "/api/search?q=%00mangue", "/admin?next=%00/x"]) {
      expect([page, (await fetch(server.url + page)).status]).toEqual([page, 200]);
    }
  });

  test("while the server is away pages say so; then the site goes on by itself", async () => {
    const status = async (page: string) => (await fetch(server.url + page)).status;
    expect(await status("/projetos")).toBe(200);
    postgres.kill();
    await expect.poll(() => status("/projetos")).toBe(503);
    expect(await status("/healthz")).toBe(503);
    postgres.start();
    await expect.poll(() => status("/projetos")).toBe(200);
    await expect.poll(() => status("/healthz")).toBe(200);
    const staff = await signInToApi(server);
    expect((await staff.call("POST", "/api/admin/project", { name: "Depois" })).status).toBe(201);
    expect(await (await fetch(`${server.url}/api/projects/all`)).text()).toContain("Depois");
  });

  test("a site is replaced only by force, and kept; uploads without a database are not swept", async () => {
    await server.stop({ expectErrors: true, keepStorage: true });
    const refused = commandWith({ env }, onServer, "restore", archive);
    expect(refused.stderr).toContain("The database of DATABASE_URL holds a site: add --force");
    expect(commandWith({ env }, onServer, "restore", archive, "--force").status).toBe(0);
    const kept = readdirSync(onServer).filter((name) => name.startsWith("before-restore-"));
    // The first is what the empty folder was.
    const last = kept.toSorted().at(-1) ?? "";
    const earlier = new SqliteDatabase(path.join(onServer, last, "site.sqlite"), {
      readonly: true,
    });
    expect(earlier.prepare("select 1 from project where name = 'Depois'").get()).toBeDefined();
    earlier.close();
    await inDatabase(postgres.url("postgres"), "create database empty");
    const empty = { ...env, DATABASE_URL: postgres.url("empty") };
    const lost = commandWith({ env: empty }, onServer, "serve");
    expect(lost).toMatchObject({ status: 1 });
    expect(lost.stderr).toContain("the database of DATABASE_URL is missing or empty");
  });

  test("a database that cannot be reached, or is of another kind, is one line at the start", async () => {
    const start = (url: string) =>
      commandWith({ env: { ...common, DATABASE_URL: url } }, newStorage(false), "serve");
    const nowhere = start("postgres://site:geheim@127.0.0.1:1/site");
    expect(nowhere).toMatchObject({ status: 1 });
    expect(nowhere.stderr).toMatch(
      /^The database of DATABASE_URL cannot be opened: .*ECONNREFUSED.*\n$/,
    );
    expect(nowhere.stderr).not.toContain("geheim");
    await inDatabase(
      postgres.url("postgres"),
      "create database latin encoding 'LATIN1' locale 'C' template template0",
    );
    expect(start(postgres.url("latin")).stderr).toContain("expected a database made by");
  });
});
