import { expect, test } from "vitest";
import * as ProjectDrafts from "#app/features/projects/projectDrafts.repo.server.ts";
import { draftSchema } from "#app/features/projects/projects.schema.ts";
import * as Withheld from "#app/files/serving/withheld.repo.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import { insertFiles } from "#tests/support/media.ts";
import * as Approvals from "./approval.repo.server.ts";
import { answerSchema } from "./approval.schema.ts";

const { db } = setupTestDatabase();
const day = 24 * 60 * 60 * 1000;
const noMail = () => undefined;
const approved = answerSchema.parse({ name: " Ana ", decision: "approved", draftTag: "1" });

async function insertDraft(content: object = { name: "Rio" }) {
  return (await ProjectDrafts.insert(draftSchema.parse(content))).id;
}

async function makeLink(id: number, now?: number) {
  const made = await Approvals.insert(id, 14, now);
  return typeof made === "string" ? expect.fail(made) : made.token;
}

test("a link opens one draft for its days, and is stored as a hash", async () => {
  const id = await insertDraft();
  const other = await insertDraft({ name: "Mar" });
  const made = Date.now();
  const token = await makeLink(id, made);
  expect(await Approvals.findOpen(token, made + 14 * day - 1000)).toMatchObject({ projectId: id });
  expect(await Approvals.findOpen(token, made + 14 * day)).toBeUndefined();
  expect(await Approvals.findAllByProject(other)).toEqual([]);
  expect(JSON.stringify(await db().selectFrom("approvalLink").selectAll().execute())).not.toContain(
    token,
  );
});

test("a link is over once it is revoked, by its own project's screen alone", async () => {
  const id = await insertDraft();
  const token = await makeLink(id);
  const [link] = await Approvals.findAllByProject(id);
  const linkId = link?.id ?? 0;
  expect(await Approvals.revoke(id + 1, linkId)).toBe(false);
  expect(await Approvals.findOpen(token)).toBeDefined();
  expect(await Approvals.revoke(id, linkId)).toBe(true);
  expect(await Approvals.findOpen(token)).toBeUndefined();
  expect(await Approvals.answer(token, approved, noMail)).toBeUndefined();
  expect(await Approvals.revoke(id, linkId)).toBe(false);
});

test("links and answers go with their draft", async () => {
  const id = await insertDraft();
  const token = await makeLink(id);
  expect(await Approvals.answer(token, approved, noMail)).toBe("answered");
  const tag = (await ProjectDrafts.find(id))?.tag;
  await ProjectDrafts.publish(id, draftSchema.parse({ name: "Rio" }), { version: 0, draft: tag });
  expect(await Approvals.findOpen(token)).toBeUndefined();
  expect(await Approvals.findAnswers(id)).toEqual([]);
  expect(await Approvals.insert(id, 14)).toBe("missing");
});

test("the same answer sent again is one, and one about an older draft says so", async () => {
  const id = await insertDraft();
  const token = await makeLink(id);
  const draftTag = (await ProjectDrafts.find(id))?.tag ?? "";
  const changes = { ...approved, decision: "changes", comment: "Outra foto", draftTag } as const;
  for (const each of [approved, approved, changes]) await Approvals.answer(token, each, noMail);
  const answers = await Approvals.findAnswers(id);
  expect(answers.map(({ name, decision, isOutdated }) => ({ name, decision, isOutdated }))).toEqual(
    [
      { name: "Ana", decision: "changes", isOutdated: false },
      { name: "Ana", decision: "approved", isOutdated: true },
    ],
  );
});

test("an answer waits until somebody has dealt with it, or its draft is published", async () => {
  const about = async (name: string, decision: "approved" | "changes") => {
    const id = await insertDraft({ name });
    const draftTag = (await ProjectDrafts.find(id))?.tag ?? "";
    const given = { ...approved, decision, draftTag };
    await Approvals.answer(await makeLink(id), given, noMail);
    return { id, draftTag };
  };
  const before = (await Approvals.findWaiting(99)).count;
  const waiting = async () => (await Approvals.findWaiting(99)).answers.slice(before);
  const first = await about("Cais", "changes");
  const second = await about("Ponte", "approved");
  expect(await waiting()).toMatchObject([
    { title: "Cais", projectId: first.id, decision: "changes", isOutdated: false },
    { title: "Ponte", projectId: second.id, decision: "approved" },
  ]);
  expect(await Approvals.findWaiting(1)).toMatchObject({ count: before + 2 });
  const published = draftSchema.parse({ name: "Ponte" });
  await ProjectDrafts.publish(second.id, published, { version: 0, draft: second.draftTag });
  const [left] = await waiting();
  expect(await Approvals.markHandled(left?.id ?? 0)).toBe(true);
  expect(await Approvals.markHandled(left?.id ?? 0)).toBe(false);
  expect(await waiting()).toEqual([]);
  expect(await Approvals.findAnswers(first.id)).toHaveLength(1);
});

test("a link brings the files of its draft and no others", async () => {
  await insertFiles("images/a.webp", "images/b.webp");
  const token = await makeLink(await insertDraft({ bannerImage: "images/a.webp" }));
  const shows = (path: string) => Withheld.isShownByLink({ id: 0, path }, token);
  expect(await shows("images/a.webp")).toBe(true);
  expect(await shows("images/b.webp")).toBe(false);
  expect(await Withheld.isShownByLink({ id: 0, path: "images/a.webp" }, "")).toBe(false);
});

test("whoever asks for changes says which, and everybody says who they are", () => {
  const { success } = answerSchema.safeParse({ name: "Ana", decision: "changes", comment: " " });
  expect(success).toBe(false);
  expect(answerSchema.safeParse({ name: " ", decision: "approved" }).success).toBe(false);
  const both = answerSchema.safeParse({ name: "", decision: "changes", comment: "" });
  expect(both.error?.issues.map(({ path }) => path[0])).toEqual(["name", "comment"]);
  expect(answerSchema.safeParse({ name: "Ana", decision: "approved" }).success).toBe(true);
});
