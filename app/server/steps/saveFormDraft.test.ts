import { beforeEach, expect, test } from "vitest";
import { expiredParam, formDraftParam } from "#app/auth/formDraftParams.ts";
import * as FormDrafts from "#app/auth/formDrafts.repo.server.ts";
import * as Sessions from "#app/auth/sessions.repo.server.ts";
import * as Staff from "#app/auth/staff.repo.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { refuseChanges } from "#tests/support/refuseChanges.ts";
import { setupStepServer } from "#tests/support/stepServer.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { guard } from "./guard.ts";

const database = setupTestDatabase();
const storage = setupTestStorage({ maxFileBytes: 1 << 20, maxVideoBytes: 1 << 20 });
const server = setupStepServer([guard]);
const hour = 3_600_000;
let staffId = 0;
let expired = "";

beforeEach(async () => {
  staffId = (await Staff.insert("ana@example.org", "correct horse battery"))?.id ?? 0;
  expired = await Sessions.insert(staffId, "page", Date.now() - 13 * hour);
});

/** Posts a form with an expired session; returns the parameters of the sign-in page. */
async function post(files: [field: string, bytes: Buffer][]): Promise<URLSearchParams> {
  const body = new FormData();
  body.append("title", "Relatório");
  for (const [field, bytes] of files) {
    body.append(`upload:${field}`, new Blob([new Uint8Array(bytes)]), "a");
  }
  return postTo("/admin/projetos/novo", body);
}

async function postTo(path: string, body: FormData): Promise<URLSearchParams> {
  const answer = await fetch(server.origin() + path, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: `token=${expired}` },
    body,
  });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get("Location") ?? "", server.origin()).searchParams;
}

async function expectNothingKept() {
  expect(storage.files()).toEqual([]);
  expect(await database.db().selectFrom("media").select("id").execute()).toEqual([]);
}

test("brings back files of every kind that a form takes", async () => {
  const told = await post([
    ["image", await samples.png()],
    ["captionsPt", samples.captions],
  ]);
  const form = await FormDrafts.findByKey(told.get(formDraftParam) ?? "", staffId);
  expect(form?.entries).toEqual([
    ["title", "Relatório"],
    ["image", expect.stringMatching(/^images\/\w{32}\.webp$/)],
    ["captionsPt", expect.stringMatching(/^videos\/\w{32}\.vtt$/)],
  ]);
});

test("keeps nothing of an import, whose file is chosen again, and tells that it was not done", async () => {
  const body = new FormData();
  body.append("file", new Blob(["id,texto"]), "textos.csv");
  const told = await postTo("/admin/traducoes/importar", body);
  expect(told.has(expiredParam)).toBe(true);
  expect(told.has(formDraftParam)).toBe(false);
  await expectNothingKept();
});

test("keeps nothing of a form whose files are too large together", async () => {
  const large = Buffer.concat([samples.pdf, Buffer.alloc(900_000)]);
  const told = await post(Array.from({ length: 25 }, (_, index) => [`file${index}`, large]));
  expect(told.has(expiredParam)).toBe(true);
  await expectNothingKept();
});

test("an older form's files go with it when it makes room", async () => {
  const first = await post([["file", samples.paper()]]);
  const path = storage.files()[0];
  for (let count = 0; count < 10; count++) await post([["file", samples.paper()]]);
  expect(await FormDrafts.findByKey(first.get(formDraftParam) ?? "", staffId)).toBeUndefined();
  expect(storage.files()).toHaveLength(10);
  expect(storage.files()).not.toContain(path);
});

test("the files of a form that can not be kept go at once", async () => {
  await refuseChanges("pendingForm");
  const told = await post([["file", samples.paper()]]);
  expect(told.has(expiredParam)).toBe(true);
  await expectNothingKept();
});

test("what a form keeps by itself does not push out what was sent by a button", async () => {
  const kept = await post([]);
  for (let sent = 0; sent < 12; sent++) {
    const body = new FormData();
    body.append("title", `Rel ${sent}`);
    const told = await postTo("/admin/projetos/novo?automatico=", body);
    expect([told.has(formDraftParam), told.has(expiredParam)]).toEqual([false, true]);
  }
  const key = kept.get(formDraftParam) ?? "";
  expect(await FormDrafts.findByKey(key, staffId)).toBeDefined();
});
