import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { signInToken, uploadFiles } from "#tests/support/apiClient.ts";
import { query } from "#tests/support/contact.ts";
import { form } from "#tests/support/faultForm.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { Ledger } from "#tests/support/ledger.ts";
import { newStorage, startServer, type TestServer } from "#tests/support/server.ts";
import { changeRows } from "#tests/support/siteDatabase.ts";
import { signInToApi } from "#tests/support/staffApi.ts";
import { repeatUnanswered, startWriters } from "#tests/support/writers.ts";

const cycles = form({ short: 8, long: 300 });
const env = { CONTACT_GLOBAL_LIMIT: "999999/1m", CONTACT_LIMIT: "999999/1m" };

test(`${cycles} times kill -9 among nine writers: nothing that was acknowledged is lost`, async () => {
  const storageDir = newStorage(false);
  const ledger = new Ledger();
  let server = await startServer({ demo: false, storageDir, env });
  const token = await signInToken(server);
  const backMs: number[] = [];

  for (let cycle = 0; cycle < cycles; cycle++) {
    const writers = startWriters({ url: server.url, token, ledger });
    await untilAcknowledged(ledger, 10 + Math.random() * 150);
    const killedAt = performance.now();
    await kill(server);
    await writers.stop();
    server = await startServer({ demo: false, storageDir, env });
    expect((await fetch(server.url)).status).toBe(200);
    backMs.push(performance.now() - killedAt);
    await repeatUnanswered(server.url, token, ledger);
    ledger.check(storageDir);
  }
  console.info("kill -9", {
    cycles,
    acknowledged: ledger.acknowledgements,
    ...{ projects: ledger.projects.size, files: ledger.files.size, lost: 0 },
    firstPageMs: { median: Math.round(middle(backMs)), max: Math.round(Math.max(...backMs)) },
  });
  await server.stop();
});

const reuses = form({ short: 3, long: 100 });

test(`${reuses} times kill -9 while one file is sent, used and erased again and again: what is used is there`, async () => {
  const storageDir = newStorage(false);
  let server = await startServer({ demo: false, storageDir, env });
  const paper = samples.paper();
  /** The documents that were acknowledged, with their files. */
  const acknowledged = new Map<number, string>();

  for (let cycle = 0; cycle < reuses; cycle++) {
    const staff = await signInToApi(server);
    let answers = 0;
    const call = async (method: string, path: string, body?: object) => {
      const answer = await staff.call(method, path, body);
      const told = (await answer.json()) as {
        id: number;
        data: { id: number; revision: number }[];
      };
      answers += 1;
      return { ...told, status: answer.status };
    };
    /** Sends the same bytes as everybody, and makes a document of what is answered; its file may be erased meanwhile. */
    const use = async () => {
      const [file = ""] = await uploadFiles(server, staff.token, { "ata.pdf": paper });
      const { id, status } = await call("POST", "/api/admin/documents", { title: "Ata", file });
      expect([201, 400]).toContain(status);
      return status === 201 ? { id, file } : undefined;
    };
    const erase = async (id: number) => {
      acknowledged.delete(id);
      await call("DELETE", `/api/admin/documents/${id}`);
      const deletion = (await call("GET", "/api/admin/trash")).data.find((each) => each.id === id);
      if (deletion) await call("DELETE", `/api/admin/trash/${deletion.revision}`);
    };
    const work = async (keeps: number) => {
      for (let at = 1; ; at++) {
        const made = await use();
        if (made && at % keeps === 0) acknowledged.set(made.id, made.file);
        else if (made) await erase(made.id);
        const [oldest] = acknowledged.keys();
        if (oldest !== undefined && acknowledged.size > 2) await erase(oldest);
      }
    };
    const broken = Promise.allSettled([work(2), work(3), work(5)]);
    const enough = 10 + Math.random() * 60;
    const end = Date.now() + 20_000;
    while (answers < enough && Date.now() < end) await setTimeout(5);
    await kill(server);
    const unexpected = (await broken).flatMap((ended) =>
      ended.status === "rejected" && !(ended.reason instanceof TypeError)
        ? [ended.reason as unknown]
        : [],
    );
    expect(unexpected).toEqual([]);

    server = await startServer({ demo: false, storageDir, env });
    const used = query<{ id: number; file: string }>(storageDir, "select id, file from document");
    const kept = new Map(used.map(({ id, file }) => [id, file]));
    for (const [id, file] of acknowledged) expect(kept.get(id), `document ${id}`).toBe(file);
    for (const file of new Set(kept.values())) {
      const served = await fetch(`${server.url}/storage/${file}`);
      expect([file, served.status]).toEqual([file, 200]);
      expect(paper.equals(Buffer.from(await served.arrayBuffer())), file).toBe(true);
    }
    // What a kill may leave is a file without a row, never a row without its file.
    for (const { path } of query<{ path: string }>(storageDir, "select path from media"))
      expect(existsSync(`${storageDir}/public/${path}`), path).toBe(true);
  }
  await server.stop();
});

const sweeps = form({ short: 2, long: 30 });
/** Fewer than one sweep removes. */
const unused = 400;

test(`${sweeps} times kill -9 in a sweep, while a document's file is replaced again and again: what is used is there`, async () => {
  const storageDir = newStorage(false);
  let server = await startServer({ demo: false, storageDir, env });
  const isUnused = "path like 'files/unused%'";
  /** In the order in which the document was given them. */
  const sent: { file: string; bytes: Buffer }[] = [];
  let acknowledged = 0;
  let id: number | undefined;

  for (let cycle = 0; cycle < sweeps; cycle++) {
    await kill(server);
    ageFiles(storageDir, cycle);
    server = await startServer({ demo: false, storageDir, env });
    const staff = await signInToApi(server);
    const replace = async () => {
      for (;;) {
        const bytes = samples.paper();
        const [file = ""] = await uploadFiles(server, staff.token, { "ata.pdf": bytes });
        sent.push({ file, bytes });
        const [method, path] = id === undefined ? ["POST", ""] : ["PUT", `/${id}`];
        const body = { title: "Ata", file };
        const answer = await staff.call(method, `/api/admin/documents${path}`, body);
        expect(answer.ok).toBe(true);
        id = ((await answer.json()) as { id: number }).id;
        acknowledged = sent.length - 1;
      }
    };
    const broken = Promise.allSettled([replace()]);
    const count = () => query(storageDir, `select id from media where ${isUnused}`).length;
    const end = Date.now() + 30_000;
    while ((count() === unused || id === undefined) && Date.now() < end) await setTimeout(5);
    await kill(server);
    expect((await broken)[0]).toMatchObject({ reason: expect.any(TypeError) });
    const left = count();
    expect(left).toBeLessThan(unused);

    server = await startServer({ demo: false, storageDir, env });
    const [document] = query<{ file: string }>(storageDir, "select file from document");
    const now = sent.slice(acknowledged).find(({ file }) => file === document?.file);
    const served = await fetch(`${server.url}/documento/${id}/ata`);
    expect([served.status, now?.bytes.equals(Buffer.from(await served.arrayBuffer()))]).toEqual([
      200,
      true,
    ]);
    // The earlier ones are the history's.
    const rows = query<{ path: string }>(storageDir, "select path from media").map(
      ({ path }) => path,
    );
    for (const { file } of sent.slice(0, acknowledged)) expect(rows).toContain(file);
    // What the kill kept the document from being given is nobody's: the next sweep may take it.
    if (now) sent.splice(sent.indexOf(now) + 1);
    for (const path of rows) expect(existsSync(`${storageDir}/public/${path}`), path).toBe(true);
  }
  await server.stop();
});

/** While the site is down: a sweep is due, every file is old, and many are in no use. */
function ageFiles(storageDir: string, cycle: number) {
  const old = "'2026-01-01T00:00:00.000Z'";
  const names = Array.from({ length: unused }, (_, at) => `files/unused-${cycle}-${at}.pdf`);
  mkdirSync(path.join(storageDir, "public/files"), { recursive: true });
  for (const name of names) writeFileSync(path.join(storageDir, "public", name), "%");
  changeRows(
    storageDir,
    `delete from chore where name = 'mediaSweep';
    delete from media where path like 'files/unused%';
    update media set createdAt = ${old}, usedAt = '', chosenAt = '';
    insert into media (path, type, size, createdAt)
    values ${names.map((name) => `('${name}', 'application/pdf', 1, ${old})`)}`,
  );
}

/**
 * Waits for a number of answers rather than a time, so that slow machines are tested as hard as fast ones.
 */
async function untilAcknowledged(ledger: Ledger, more: number) {
  const enough = ledger.acknowledgements + more;
  const end = Date.now() + 20_000;
  while (ledger.acknowledgements < enough && Date.now() < end) await setTimeout(5);
}

async function kill({ process }: TestServer) {
  const gone = once(process, "exit");
  process.kill("SIGKILL");
  await gone;
}

function middle(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
