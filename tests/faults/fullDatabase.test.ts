import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signInToken, uploadFiles } from "#tests/support/apiClient.ts";
import { postMessage } from "#tests/support/contact.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { type PostgresServer, postgresPrograms, startPostgres } from "#tests/support/postgres.ts";
import { inDatabase } from "#tests/support/postgresClient.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { fill, mountSmallDisk, unmount } from "#tests/support/smallDisk.ts";
import { signInToApi } from "#tests/support/staffApi.ts";

const smallDisk = postgresPrograms() ? mountSmallDisk("48m") : "";

/** The server's log is on another disk: it goes on, and refuses what has no room. */
describe.runIf(smallDisk)("a full disk of the PostgreSQL server", () => {
  let postgres: PostgresServer;
  let server: TestServer;
  beforeAll(async () => {
    postgres = startPostgres();
    const folder = path.join(smallDisk, "tables");
    mkdirSync(folder);
    execFileSync("chown", ["postgres:", folder]);
    const onServer = postgres.url("postgres");
    await inDatabase(onServer, `create tablespace small location '${folder}'`);
    await inDatabase(onServer, "create database site tablespace small");
    server = await startServer({ demo: false, env: { DATABASE_URL: postgres.url("site") } });
  });
  afterAll(async () => {
    await server?.stop({ expectErrors: true });
    postgres?.stop();
    unmount(smallDisk);
  });

  test("answers 507 and says so; reading goes on; room makes it work again without a restart", async () => {
    const staff = await signInToApi(server);
    const token = await signInToken(server);
    const save = (name: string) =>
      staff.call("POST", "/api/admin/project", {
        name,
        description: { description: randomBytes(9_000).toString("hex") },
      });
    const filler = path.join(smallDisk, "filler");
    fill(filler);
    const answers: Response[] = [];
    while (answers.at(-1)?.status !== 507 && answers.length < 500)
      answers.push(await save(`Cheio ${answers.length}`));
    expect(answers.map(({ status }) => status)).toEqual(
      answers.map((_, at) => (at === answers.length - 1 ? 507 : 201)),
    );
    expect(await answers.at(-1)?.text()).toContain("O servidor está sem espaço em disco.");
    const texts = { message: "água ".repeat(500) };
    let message = await postMessage(server.url, texts);
    for (let sent = 0; message.status === 201 && sent < 500; sent++)
      message = await postMessage(server.url, texts);
    expect(message.status).toBe(507);
    for (const page of ["/", "/projetos", "/api/projects/all", "/healthz"])
      expect([page, (await fetch(server.url + page)).status]).toEqual([page, 200]);
    expect((await staff.call("GET", "/api/admin/project")).status).toBe(200);
    await expect
      .poll(() => server.log().map(({ msg, path }) => msg === "disk full" && path))
      .toEqual(expect.arrayContaining(["/api/admin/project", "/api/contact"]));

    rmSync(filler);
    expect((await save("Depois")).status).toBe(201);
    expect((await postMessage(server.url)).status).toBe(201);
    expect(await uploadFiles(server, token, { "a.pdf": samples.pdf })).toHaveLength(1);
    const list = await (await fetch(`${server.url}/api/projects/all`)).text();
    const names = [...list.matchAll(/"name":"(Cheio \d+|Depois)"/g)].map(([, name]) => name);
    const saved = answers.slice(0, -1).map((_, at) => `Cheio ${at}`);
    expect(names.toSorted()).toEqual([...saved, "Depois"].toSorted());
  });
});
