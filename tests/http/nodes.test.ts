import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signInToken } from "#tests/support/apiClient.ts";
import { command, runCommand } from "#tests/support/command.ts";
import { goodMessage } from "#tests/support/contact.ts";
import { form } from "#tests/support/faultForm.ts";
import { Ledger } from "#tests/support/ledger.ts";
import { type PostgresServer, postgresPrograms, startPostgres } from "#tests/support/postgres.ts";
import { inDatabase } from "#tests/support/postgresClient.ts";
import { startRoundRobin } from "#tests/support/roundRobin.ts";
import { accessKey, type S3Server, secretKey, startS3 } from "#tests/support/s3Server.ts";
import { newStorage, startServer, type TestServer } from "#tests/support/server.ts";
import { TestSmtp } from "#tests/support/smtp.ts";
import { signInToApi } from "#tests/support/staffApi.ts";
import { repeatUnanswered, startWriters } from "#tests/support/writers.ts";

const saves = form({ short: 20, long: 1_000 });
const kills = form({ short: 1, long: 100 });
const smtp = new TestSmtp();
const folder = mkdtempSync(path.join(tmpdir(), "site-nodes-"));
let postgres: PostgresServer;
let s3: S3Server;
let env: Record<string, string>;
let nodes: TestServer[] = [];

const isInstalled = postgresPrograms() !== undefined;
if (!isInstalled) console.info("Several nodes: not shown, PostgreSQL is not installed");

function start(): Promise<TestServer> {
  return startServer({ demo: false, env });
}

function node(at: number): TestServer {
  const found = nodes[at];
  if (!found) throw new Error("no such node");
  return found;
}

const leads = ({ log }: TestServer) =>
  log().findLast((line) => "isLeader" in line)?.isLeader === true;

async function kill({ process }: TestServer) {
  const gone = once(process, "exit");
  process.kill("SIGKILL");
  await gone;
}

describe.runIf(isInstalled)("two nodes on one database and one bucket", () => {
  beforeAll(async () => {
    postgres = startPostgres();
    s3 = await startS3();
    await smtp.start();
    await inDatabase(postgres.url("postgres"), "create database site");
    const query = new URLSearchParams({ endpoint: s3.endpoint, region: "us-east-1" });
    env = {
      DATABASE_URL: postgres.url("site"),
      FILES_URL: `s3://${s3.bucket}/site?${query}`,
      FILES_KEY: accessKey,
      FILES_SECRET: secretKey,
      SESSION_SECRET: "s".repeat(40),
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: "site@mare.example",
      MAIL_TO: "equipe@mare.example",
      CONTACT_GLOBAL_LIMIT: "999999/1m",
      DRAIN_SECONDS: "1",
      LOGIN_LIMIT: "6/10m",
      TRUST_PROXY: "127.0.0.1",
    };
    // Both at once: one makes the database, the other waits for it.
    nodes = await Promise.all([start(), start()]);
  });

  afterAll(async () => {
    for (const each of nodes) await each.stop({ expectErrors: true });
    await smtp.stop();
    await s3?.stop();
    postgres?.stop();
    rmSync(folder, { recursive: true });
  });

  test("one of them leads", async () => {
    await expect.poll(() => nodes.map(leads).toSorted()).toEqual([false, true]);
  });

  test(`${saves} saves on one are each seen by the next read on the other`, async () => {
    const [first, second] = [await signInToApi(node(0)), await signInToApi(node(1))];
    const took: number[] = [];
    let stale = 0;
    const made = await first.call("POST", "/api/admin/project", { name: "Mangue" });
    const { id } = (await made.json()) as { id: number };
    let etag = "";
    for (let count = 0; count < saves; count++) {
      const name = `Mangue ${count}x`;
      const begunAt = performance.now();
      const { call } = count % 2 ? second : first;
      const saved = await call("PUT", `/api/admin/project/${id}`, { name });
      took.push(performance.now() - begunAt);
      expect(saved.status).toBe(200);
      const { url } = node((count + 1) % 2);
      const list = await fetch(`${url}/api/projects/all`, { headers: { "If-None-Match": etag } });
      const found = await (await fetch(`${url}/api/search?q=${count}x`)).text();
      const page = await (await fetch(`${url}/projetos`)).text();
      if (
        list.status !== 200 ||
        ![await list.text(), found, page].every((text) => text.includes(name))
      )
        stale++;
      etag = list.headers.get("ETag") ?? "";
      expect(page).not.toContain("/page-data/");
    }
    const median = took.toSorted((a, b) => a - b)[saves >> 1] ?? 0;
    console.info("two nodes", { saves, stale, saveMs: Number(median.toFixed(1)) });
    expect(stale).toBe(0);
    await first.call("DELETE", `/api/admin/project/${id}`);
  });

  test("limits hold for both together, and each message is one mail", async () => {
    const send = (at: number, page: string, body: object) =>
      fetch(node(at % 2).url + page, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Forwarded-For": "203.0.113.7" },
        body: JSON.stringify(body),
      });
    const guesses = Array.from({ length: 14 }, (_, at) =>
      send(at, "/api/auth/login", { email: "alguem@mare.example", password: `errada ${at}` }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(6);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
    for (let at = 0; at < 6; at++) {
      const { status } = await send(at, "/api/contact", { ...goodMessage, message: `Olá ${at}` });
      expect(status).toBeLessThan(300);
    }
    await expect.poll(() => smtp.mails.length).toBe(6);
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(6);
  });

  test("large files are sent in one request: the next part would reach another node", async () => {
    const token = await signInToken(node(0));
    const answer = await fetch(`${node(0).url}/api/upload/resumable`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${token}`,
        "Tus-Resumable": "1.0.0",
        "Upload-Length": "10",
      },
    });
    expect([answer.status, await answer.text()]).toEqual([
      501,
      expect.stringContaining("one request"),
    ]);
  });

  test("both are restarted, one after the other, behind a proxy: no request fails", async () => {
    const proxy = await startRoundRobin(nodes.map(({ url }) => url));
    const token = await signInToken(node(0));
    const failed: string[] = [];
    const counts = { GET: 0, POST: 0 };
    let isOver = false;
    const load = async (method: "GET" | "POST", page: string, body?: () => object) => {
      while (!isOver) {
        const answer = await fetch(proxy.url + page, {
          method,
          headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
          ...(body && { body: JSON.stringify(body()) }),
        }).catch(() => undefined);
        await answer?.arrayBuffer().catch(() => failed.push("broken"));
        counts[method] += 1;
        if (!answer?.ok) failed.push(`${method} ${page} ${answer?.status}`);
        await wait(5);
      }
    };
    let made = 0;
    const loads = [
      ...["/", "/projetos", "/api/projects/all", "/sobre"].map((page) => load("GET", page)),
      load("POST", "/api/admin/project", () => ({ name: `Volta ${made++}` })),
    ];
    for (const at of [0, 1]) {
      const old = node(at);
      expect(await old.stop()).toBe(0);
      nodes[at] = await start();
      proxy.use(nodes.map(({ url }) => url));
      await expect.poll(async () => (await fetch(`${node(at).url}/healthz`)).status).toBe(200);
    }
    isOver = true;
    await Promise.all(loads);
    proxy.stop();
    console.info("rolling restart", { ...counts, failed: failed.length });
    expect(failed).toEqual([]);
    const list = await (await fetch(`${node(0).url}/api/projects/all`)).text();
    for (let count = 0; count < made; count++) expect(list).toContain(`"Volta ${count}"`);
  });

  test(`${kills} times kill -9 of one among nine writers: nothing acknowledged is lost, the other goes on`, async () => {
    await inDatabase(env.DATABASE_URL ?? "", "delete from project; delete from draft");
    const ledger = new Ledger();
    const mails = smtp.mails.length;
    const pauses: number[] = [];
    for (let count = 0; count < kills; count++) {
      const at = count % 2;
      const victim = node(at);
      const other = node(1 - at);
      const token = await signInToken(other);
      const writers = startWriters({ url: victim.url, token, ledger });
      const enough = ledger.acknowledgements + 20 + Math.random() * 60;
      await expect
        .poll(() => ledger.acknowledgements, { timeout: 120_000 })
        .toBeGreaterThan(enough);
      await kill(victim);
      const killedAt = performance.now();
      await writers.stop();
      const { call } = await signInToApi(other);
      expect(
        (await call("POST", "/api/admin/banner", { title: `Depois ${count}` })).status,
      ).toBeLessThan(300);
      pauses.push(performance.now() - killedAt);
      expect((await fetch(other.url)).status).toBe(200);
      await expect.poll(() => leads(other), { timeout: 60_000 }).toBe(true);
      await repeatUnanswered(other.url, token, ledger);
      nodes[at] = await start();
    }
    await expect
      .poll(() => smtp.mails.length - mails, { timeout: 120_000 })
      .toBeGreaterThanOrEqual(ledger.messages.size);
    const ids = new Set(smtp.mails.slice(mails).map(({ messageId }) => messageId));
    expect(ids.size).toBeGreaterThanOrEqual(ledger.messages.size);
    const archive = path.join(folder, "nodes.tar");
    const back = newStorage(false);
    expect(await runCommand(env, node(0).storageDir, "backup", archive)).toMatchObject({
      status: 0,
    });
    expect(command(back, "restore", archive)).toMatchObject({ status: 0, stderr: "" });
    ledger.check(back);
    console.info("kill -9 of a node", {
      kills,
      acknowledged: ledger.acknowledgements,
      lost: 0,
      saveAfterMs: Math.round(Math.max(...pauses)),
    });
  });
});
