import { request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { goodMessage, postMessage, query } from "#tests/support/contact.ts";
import { form } from "#tests/support/faultForm.ts";
import { newStorage, startServer, type TestServer } from "#tests/support/server.ts";
import { changeRows } from "#tests/support/siteDatabase.ts";
import { TestSmtp } from "#tests/support/smtp.ts";

let server: TestServer;
let storageDir: string;

async function start(env: Record<string, string>) {
  storageDir = newStorage(false);
  server = await startServer({ demo: false, storageDir, env });
}
afterEach(() => server.stop());

const statuses = async (posts: Promise<Response>[]) =>
  (await Promise.all(posts)).map(({ status }) => status).sort();
const rows = (where = "1 = 1") =>
  query<{ count: number }>(
    storageDir,
    `select count(*) as count from contactMessage where ${where}`,
  )[0]?.count;

describe("limits hold for simultaneous messages", () => {
  test("of one client: 429 with Retry-After, in the language asked for", async () => {
    await start({ CONTACT_LIMIT: "3/10m" });
    const posts = Array.from({ length: 20 }, () => postMessage(server.url));
    expect(await statuses(posts)).toEqual([...Array(3).fill(201), ...Array(17).fill(429)]);
    expect(rows()).toBe(3);
    const refused = await postMessage(server.url);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(500);
  });

  test("of all clients together", async () => {
    await start({ CONTACT_LIMIT: "1000/1h", CONTACT_GLOBAL_LIMIT: "10/1h" });
    const posts = Array.from({ length: 30 }, () => postMessage(server.url));
    expect((await statuses(posts)).filter((status) => status === 201)).toHaveLength(10);
    expect(rows()).toBe(10);
  });

  test("a refused message costs no place, up to a limit of its own", async () => {
    await start({ CONTACT_LIMIT: "2/10m" });
    for (let post = 0; post < 15; post++) {
      expect((await postMessage(server.url, { email: "ana@" })).status).toBe(400);
    }
    expect((await postMessage(server.url)).status).toBe(201);
    const refused = Array.from({ length: 30 }, () => postMessage(server.url, { email: "ana@" }));
    expect(await statuses(refused)).toContain(429);
  });
});

test("who sends slowly keeps nobody of the same address waiting", async () => {
  await start({ CONTACT_LIMIT: "1/10m" });
  const headers = { "Content-Type": "application/json", "Content-Length": "1000" };
  const slow = request(`${server.url}/api/contact`, { method: "POST", headers });
  let isOver = false;
  for (const event of ["response", "error", "close"]) slow.on(event, () => (isOver = true));
  slow.write("{");
  // Gives its headers time to arrive first.
  await setTimeout(500);
  expect((await postMessage(server.url)).status).toBe(201);
  expect(isOver).toBe(false);
  slow.destroy();
});

describe("the form", () => {
  test("over the limit keeps what was typed and says when to try again", async () => {
    await start({ CONTACT_LIMIT: "1/10m" });
    await postForm(await openForm());
    const answer = await postForm(await openForm(), { message: "A segunda mensagem" });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(500);
    const page = await answer.text();
    expect(page).toContain("tente de novo em 10 min");
    expect(page).toContain("A segunda mensagem");
  });

  test("sent twice at once stores one message, and changed words make another", async () => {
    await start({ CONTACT_LIMIT: "2/10m" });
    const token = await openForm();
    const twice = await Promise.all([postForm(token), postForm(token)]);
    expect(twice.map(({ status }) => status)).toEqual([303, 303]);
    expect(rows()).toBe(1);
    expect((await postForm(token, { message: "Outra mensagem" })).status).toBe(303);
    expect((await postForm(token)).status).toBe(303);
    expect(rows()).toBe(2);
  });
});

describe("the form's line breaks", () => {
  /** The longest accepted text, with each line break counted as one character. */
  const lines = (breaks: string) => `${"a".repeat(99)}${breaks}`.repeat(200);

  test("are one letter and the same message, with a script (LF) and without (CRLF)", async () => {
    await start({});
    const token = await openForm();
    for (const breaks of ["\r\n", "\n"]) {
      expect((await postForm(token, { message: lines(breaks) })).status).toBe(303);
    }
    expect(rows()).toBe(1);
    const [stored] = query<{ message: string }>(storageDir, "select message from contactMessage");
    expect(stored?.message).toBe(lines("\n").trim());
  });
});

test.each<[string, { body?: string; headers?: Record<string, string> }]>([
  ["nothing", {}],
  ["JSON", { body: "{}", headers: { "Content-Type": "application/json" } }],
  [
    "a form cut off",
    {
      body: "--x\r\nContent-Dispo",
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
    },
  ],
])("%s in place of the form is an empty form: 400 with what is missing", async (_, init) => {
  await start({});
  const headers = { "Sec-Fetch-Site": "same-origin", ...init.headers };
  const answer = await fetch(`${server.url}/contato`, { method: "POST", ...init, headers });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Texto inválido");
});

const batches = form({ short: 10, long: 50 });

test(`${20 * batches} bots cost no mail, keep nobody out, and leave the site quick`, async () => {
  const smtp = new TestSmtp();
  await smtp.start();
  await start({ ...smtp.env, CONTACT_LIMIT: "5000/1h" });
  const fields = { ...goodMessage, homepage: "https://bot.example" };
  let accepted = 0;
  for (let batch = 0; batch < batches; batch++) {
    const posts = Array.from({ length: 20 }, () => postForm("", fields));
    accepted += (await statuses(posts)).filter((status) => status === 303).length;
  }
  expect(accepted).toBe(120);
  expect(rows("state = 'spam'")).toBe(120);
  expect((await postMessage(server.url)).status).toBe(201);
  await expect.poll(() => smtp.mails.length).toBe(1);
  await smtp.stop();
});

test("messages past their time are erased at the start, and counted", async () => {
  await start({});
  await postMessage(server.url);
  await server.stop({ keepStorage: true });
  const past = "2020-01-01T00:00:00.000Z";
  changeRows(storageDir, "update contactMessage set createdAt = ?", [past]);
  server = await startServer({ demo: false, storageDir, env: {} });
  await expect.poll(rows).toBe(0);
  const wasCounted = () => server.log().some(({ erased }) => erased === 1);
  await expect.poll(wasCounted).toBe(true);
});

/** The token of a fresh form. */
async function openForm(): Promise<string> {
  const page = await (await fetch(`${server.url}/contato`)).text();
  return /name="formToken" value="([^"]+)"/.exec(page)?.[1] ?? "";
}

function postForm(formToken: string, fields: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/contato`, {
    method: "POST",
    redirect: "manual",
    headers: { "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams({ ...goodMessage, formToken, ...fields }),
  });
}
