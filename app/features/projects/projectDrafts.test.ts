import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { runAs } from "#app/db/history/actor.server.ts";
import { unpack } from "#app/db/history/packed.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { sweep } from "#app/files/sweep/sweep.server.ts";
import { contentHash } from "#app/forms/saving/saveOrCompare.server.ts";
import { findContentVersion, setupTestDatabase } from "#tests/support/database.ts";
import { insertFiles } from "#tests/support/media.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import * as ProjectDrafts from "./projectDrafts.repo.server.ts";
import * as Projects from "./projects.repo.server.ts";
import { draftSchema, projectSchema } from "./projects.schema.ts";

const database = setupTestDatabase();
setupTestStorage();

const draftOf = (name: string) => draftSchema.parse({ name });
const insert = async (name: string) => (await Projects.insert(projectSchema.parse({ name }))).id;
const publicNames = async () =>
  (await Projects.findAllSummaries({ lang: "pt" })).map(({ name }) => name);
const tagOf = async (id: number) => (await ProjectDrafts.find(id))?.tag;

describe("a draft", () => {
  test("changes nothing that visitors see, not even the content version", async () => {
    const id = await insert("Rio");
    const before = await findContentVersion();
    expect(await ProjectDrafts.save(id, draftOf("Mar"), { version: 1 })).toBe("updated");
    expect(await publicNames()).toEqual(["Rio"]);
    expect(await findContentVersion()).toBe(before);
    expect(await Revisions.findPage({ limit: 9 })).toHaveLength(1);
    expect((await ProjectDrafts.findToEdit(id))?.project).toMatchObject({
      name: "Mar",
      version: 1,
    });
  });

  test("that is saved again says only of the files that went that they stopped being used", async () => {
    const [stays, goes, comes] = ["images/a.webp", "images/b.webp", "images/c.webp"];
    await insertFiles(stays, goes, comes);
    const withPhotos = (...files: string[]) =>
      draftSchema.parse({ name: "Rio", gallery: files.map((file) => ({ file })) });
    const { id } = await ProjectDrafts.insert(withPhotos(stays, goes));
    const save = async (...files: string[]) =>
      ProjectDrafts.save(id, withPhotos(...files), { version: 0, draft: await tagOf(id) });
    const ended = async () => {
      const media = await Media.findAllByPaths([stays, goes, comes]);
      return media.filter(({ usedAt }) => usedAt !== "").map(({ path }) => path);
    };
    expect([await save(goes, stays), await ended()]).toEqual(["updated", []]);
    expect([await save(stays, comes), await ended()]).toEqual(["updated", [goes]]);
    const { rows } = await sql<{
      path: string;
    }>`select path from "draftFile" order by path`.execute(database.db());
    expect(rows.map(({ path }) => path)).toEqual([stays, comes]);
  });

  test("of a new project reserves its id, which no other project gets", async () => {
    const { id } = await ProjectDrafts.insert(draftOf("Um"));
    const other = await insert("Dois");
    expect(other).not.toBe(id);
    expect(await publicNames()).toEqual(["Dois"]);
    expect(
      await ProjectDrafts.publish(id, draftOf("Um"), { version: 0, draft: await tagOf(id) }),
    ).toBe("updated");
    expect(await publicNames()).toEqual(["Dois", "Um"]);
    expect(await ProjectDrafts.find(id)).toBeUndefined();
    const [last] = await Revisions.findPage({ limit: 1 });
    expect(last).toMatchObject({ recordId: id, action: "created" });
  });

  test("names who saved it, and says when", async () => {
    const id = await insert("Rio");
    const { id: staff } = await database
      .db()
      .insertInto("staff")
      .values({ email: "ana@example.org", passwordHash: "", createdAt: "" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const ana = { staff: { id: staff, name: "Ana" }, origin: "page" } as const;
    await runAs(ana, () => ProjectDrafts.save(id, draftOf("Mar"), { version: 1 }));
    expect(await ProjectDrafts.find(id)).toMatchObject(ana);
  });

  test("keeps the files that only it names, until it is discarded", async () => {
    const id = await insert("Rio");
    await insertFiles("images/so-rascunho.webp", "files/so-rascunho.pdf");
    const draft = draftSchema.parse({
      bannerImage: "images/so-rascunho.webp",
      link: "/storage/files/so-rascunho.pdf#page=2",
    });
    await ProjectDrafts.save(id, draft, { version: 1 });
    const later = new Date(Date.now() + 30 * 24 * 3_600_000);
    expect(await sweep(later)).toMatchObject({ unreferenced: 0 });
    expect(await ProjectDrafts.discard(id)).toBe(true);
    const media = await database.db().selectFrom("media").select("path").execute();
    expect(media).toEqual([]);
  });

  test("of one form with a key is one project, however often it is sent", async () => {
    const once = { idempotencyKey: "k", requestHash: "a", isForm: true, attempt: 1 };
    const { id } = await ProjectDrafts.insert(draftOf("Um"), once);
    expect(await ProjectDrafts.insert(draftOf("Um"), { ...once, attempt: 2 })).toEqual({ id });
    const again = { ...once, requestHash: "b", attempt: 3 };
    expect(await ProjectDrafts.insert(draftOf("Dois"), again)).toEqual({ id });
    expect((await ProjectDrafts.find(id))?.title).toBe("Dois");
    // The same content, published.
    expect(await ProjectDrafts.insertPublished(draftOf("Dois"), { ...again, attempt: 4 })).toEqual({
      id,
    });
    expect(await publicNames()).toEqual(["Dois"]);
    expect(await ProjectDrafts.find(id)).toBeUndefined();
    await expect(ProjectDrafts.insert(draftOf("Velho"), { ...once, attempt: 2 })).rejects.toThrow();
  });
});

describe("two people", () => {
  test("do not overwrite each other's drafts unseen", async () => {
    const id = await insert("Rio");
    await ProjectDrafts.save(id, draftOf("Ana"), { version: 1, draft: "none" });
    const bia = { version: 1, draft: "none" };
    expect(await ProjectDrafts.save(id, draftOf("Bia"), bia)).toBe("taken");
    expect((await ProjectDrafts.find(id))?.title).toBe("Ana");
    const seen = { version: 1, draft: await tagOf(id) };
    expect(await ProjectDrafts.save(id, draftOf("Bia"), seen)).toBe("updated");
    expect((await ProjectDrafts.find(id))?.title).toBe("Bia");
  });

  test("publish what their own forms hold: a draft that a form did not know stays", async () => {
    const id = await insert("Rio");
    await ProjectDrafts.save(id, draftOf("Rascunho antigo"), { version: 1 });
    expect(
      await ProjectDrafts.publish(id, draftOf("Publicado"), { version: 1, draft: "none" }),
    ).toBe("updated");
    expect(await publicNames()).toEqual(["Publicado"]);
    expect((await ProjectDrafts.find(id))?.title).toBe("Rascunho antigo");
    // It is based on what was public then.
    expect(await ProjectDrafts.publishDraft(id)).toBe("stale");
  });

  test("are told that the other has published, or has taken the project off the site", async () => {
    const id = await insert("Rio");
    await ProjectDrafts.publish(id, draftOf("Mar"), { version: 1 });
    expect(await ProjectDrafts.publish(id, draftOf("Lago"), { version: 1 })).toBe("stale");
    expect(await ProjectDrafts.save(id, draftOf("Lago"), { version: 1 })).toBe("stale");
    await ProjectDrafts.unpublish(id);
    const opened = { version: 2, draft: await tagOf(id) };
    expect(await ProjectDrafts.publish(id, draftOf("Lago"), opened)).toBe("hidden");
    expect(await ProjectDrafts.save(id, draftOf("Lago"), opened)).toBe("hidden");
    expect(await publicNames()).toEqual([]);
  });

  test("a star is no change of what a draft is based on", async () => {
    const id = await insert("Rio");
    const project = await Projects.findById(id);
    if (!project) throw new Error("It was inserted");
    const openedWith = contentHash(ProjectDrafts.toFormContent(project));
    await ProjectDrafts.save(id, draftOf("Mar"), { version: 1, openedWith });
    await Projects.updateHighlight(id, true);
    expect(await ProjectDrafts.publishDraft(id)).toBe("updated");
    expect(await Projects.findById(id)).toMatchObject({ name: "Mar", highlight: true });
  });
});

describe("a project that is taken off the site", () => {
  test("stays as a draft and returns with its id, its place, its star, its date and its translations", async () => {
    const [one, two, three] = [await insert("Um"), await insert("Dois"), await insert("Três")];
    await Projects.update(two, projectSchema.parse({ name: "Dois", en: { name: "Two" } }));
    await Projects.update(two, projectSchema.parse({ name: "Segundo", en: { name: "Two" } }));
    await Projects.updateHighlight(two, true);
    const before = await rowOf(two);
    expect(await ProjectDrafts.unpublish(two)).toEqual({ id: two, name: "Segundo" });
    expect(await publicNames()).toEqual(["Um", "Três"]);
    expect(await ProjectDrafts.isUnpublished(two)).toBe(true);
    const opened = await ProjectDrafts.findToEdit(two);
    expect(opened?.project).toMatchObject({ name: "Segundo", en: { name: "Two" }, version: 0 });
    await Projects.updateOrder([{ id: three, order: 1 }]);
    expect(await ProjectDrafts.publishDraft(two)).toBe("updated");
    expect(await publicNames()).toEqual(["Três", "Um", "Segundo"]);
    expect(one).toBeLessThan(two);
    const after = await rowOf(two);
    const kept = ({ en, isHighlighted, createdAt }: typeof after) => ({
      en,
      isHighlighted,
      createdAt,
    });
    expect(kept(after)).toEqual(kept(before));
    expect(JSON.parse(after.en).main.name).toEqual({ text: "Two", source: "Dois" });
    expect(after.version).toBeGreaterThan(before.version);
    expect(await ProjectDrafts.isUnpublished(two)).toBe(false);
  });

  test("keeps the draft that it had, and one that is discarded is what visitors saw", async () => {
    const id = await insert("Rio");
    await ProjectDrafts.save(id, draftOf("Mar"), { version: 1 });
    await ProjectDrafts.unpublish(id);
    expect((await ProjectDrafts.find(id))?.title).toBe("Mar");
    expect(await ProjectDrafts.discard(id)).toBe(true);
    expect((await ProjectDrafts.find(id))?.content).toMatchObject({ name: "Rio" });
  });

  test("can be deleted, and is found nowhere then", async () => {
    const id = await insert("Rio");
    await ProjectDrafts.save(id, draftOf("Mar"), { version: 1 });
    await ProjectDrafts.unpublish(id);
    expect(await ProjectDrafts.deleteById(id)).toBe(true);
    expect(await ProjectDrafts.deleteById(id)).toBe(false);
    expect(await ProjectDrafts.findToEdit(id)).toBeUndefined();
    expect(await ProjectDrafts.isUnpublished(id)).toBe(false);
    const deleted = await Revisions.findLastState("project", id);
    expect(deleted).toMatchObject({ action: "deleted", content: { name: "Rio" } });
    expect(deleted && Date.now() - Date.parse(deleted.at)).toBeLessThan(60_000);
    const kept = await database.db().selectFrom("revisionContent").select("content").execute();
    expect(kept.some(({ content }) => JSON.stringify(unpack(content)).includes("Mar"))).toBe(true);
    await Revisions.deleteOlderThan(new Date(Date.now() + 1000).toISOString());
  });
});

test("a project that was never public is gone with its draft, without a trace in the history", async () => {
  const { id } = await ProjectDrafts.insert(draftOf("Um"));
  expect(await ProjectDrafts.discard(id)).toBe(true);
  expect(await ProjectDrafts.discard(id)).toBe(false);
  expect(await ProjectDrafts.findToEdit(id)).toBeUndefined();
  expect(await Revisions.findPage({ limit: 9 })).toEqual([]);
  expect(await ProjectDrafts.publish(id, draftOf("Um"), { version: 0 })).toBe("missing");
  expect(await Drafts.count()).toBe(0);
});

function rowOf(id: number) {
  return database
    .db()
    .selectFrom("project")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

describe("a preview", () => {
  const files = ["images/a.webp", "images/b.webp", "files/c.pdf"];
  const content = {
    ...{ name: "Rio", subtitle: "De volta", bannerImage: "images/a.webp", en: { name: "River" } },
    description: { title: "O rio", description: "Um\n\nDois", en: { title: "The river" } },
    partners: [{ image: "images/b.webp", link: "/sobre" }],
    posts: [{ title: "Cais", topic: "Água", createdAt: "2025-06-01", en: { title: "Cais" } }],
    results: { numberOne: "10", nameOne: "pontes", en: { nameOne: "bridges" } },
    gallery: [{ file: "images/b.webp" }, { file: "images/a.webp" }],
    documents: [{ file: "files/c.pdf", title: "Plano", en: { title: "Plan" } }],
  };
  /** The English of the news, which is the Portuguese, follows it. */
  const later = {
    ...content,
    subtitle: "Outra",
    posts: [{ ...content.posts[0], title: "Ponte" }],
    results: { ...content.results, nameTwo: "barcos" },
  };

  test.each(["pt", "en"] as const)(
    "is in %s what visitors read once it is published",
    async (lang) => {
      await insertFiles(...files);
      const { id } = await Projects.insert(projectSchema.parse(content));
      const draft = draftSchema.parse(later);
      const before = await Projects.findPublicById(id, lang);
      const shown = await Projects.toPublic(id, draft, lang);
      expect(await Projects.findPublicById(id, lang)).toEqual(before);
      await ProjectDrafts.publish(id, draft, { version: 1 });
      expect(shown).toEqual(await Projects.findPublicById(id, lang));
      expect(shown.posts[0]?.title).toBe("Ponte");
    },
  );
});
