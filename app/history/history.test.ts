import { describe, expect, test } from "vitest";
import { type Actor, runAs } from "#app/db/history/actor.server.ts";
import { toBy } from "#app/db/history/author.ts";
import { unpack } from "#app/db/history/packed.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import * as Banner from "#app/features/banner/banner.repo.server.ts";
import { bannerSchema } from "#app/features/banner/banner.schema.ts";
import * as DocumentDrafts from "#app/features/documents/documentDrafts.repo.server.ts";
import * as Documents from "#app/features/documents/documents.repo.server.ts";
import { documentSchema } from "#app/features/documents/documents.schema.ts";
import * as Descriptions from "#app/features/media/description/description.repo.server.ts";
import { pictureDescription } from "#app/features/media/description/description.schema.ts";
import * as Numbers from "#app/features/numbers/numbers.repo.server.ts";
import { numbersSchema } from "#app/features/numbers/numbers.schema.ts";
import { moveOnBoard } from "#app/features/partners/boards.repo.server.ts";
import * as PartnerDrafts from "#app/features/partners/partnerDrafts.repo.server.ts";
import * as Partners from "#app/features/partners/partners.repo.server.ts";
import { partnerSchema } from "#app/features/partners/partners.schema.ts";
import * as ProjectEnglish from "#app/features/projects/projectEnglish.repo.server.ts";
import { move } from "#app/features/projects/projectPositions.repo.server.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { projectSchema } from "#app/features/projects/projects.schema.ts";
import { findContentVersion, setupTestDatabase } from "#tests/support/database.ts";
import { insertFiles } from "#tests/support/media.ts";
import { beginHistory } from "./beginHistory.server.ts";
import { restoreRevision } from "./restore.server.ts";

const database = setupTestDatabase();

const named = (name: string, more: object = {}) => projectSchema.parse({ name, ...more });
const list = async () => (await Projects.findAllForStaff()).map(({ name }) => name);
const newest = async () => (await Revisions.findPage({ limit: 1 }))[0];

/** The whole of the last revision, or of the one before it by so many. */
async function whole(back = 0) {
  const revision = (await Revisions.findPage({ limit: back + 1 }))[back];
  const found = revision && (await Revisions.findById(revision.id));
  if (!found) throw new Error("No such revision");
  return found;
}

describe("a revision", () => {
  test("is written by every change that visitors can see, with the version that it made", async () => {
    await insertFiles("images/a.webp");
    const { id } = await Projects.insert(named("Um"));
    const partner = await Partners.insert(partnerSchema.parse({ name: "Prefeitura" }));
    const changes: [string, () => Promise<unknown>][] = [
      ["published", () => Projects.update(id, named("Dois"))],
      ["highlighted", () => Projects.updateHighlight(id, true)],
      ["ordered", () => Projects.updateOrder([{ id, order: 1 }])],
      ["ordered", () => move(id, 1)],
      ["deleted", () => Projects.deleteById(id)],
      ["created", () => Documents.insert(documentSchema.parse({ title: "Ata" }))],
      ["published", () => Documents.update(1, documentSchema.parse({ title: "Ata 2" }))],
      ["deleted", () => DocumentDrafts.deleteById(1)],
      ["published", () => Partners.update(partner.id, { image: "images/a.webp" })],
      ["ordered", () => moveOnBoard({ id: partner.id, column: 1 })],
      [
        "described",
        () => Descriptions.updatePicture(1, pictureDescription.parse({ altPt: "Rio" })),
      ],
      ["published", () => Numbers.update(numbersSchema.parse({}))],
      ["published", () => Banner.update(bannerSchema.parse({ active: true }))],
    ];
    for (const [action, change] of changes) {
      const before = await findContentVersion();
      await change();
      const contentVersion = await findContentVersion();
      expect(contentVersion).toBe(before + 1);
      expect(await newest()).toMatchObject({ action, contentVersion });
    }
  });

  test("names who made the change, and how it came", async () => {
    const ana: Actor["staff"] = { id: await insertStaff("ana@example.org"), name: "Ana" };
    const by = async (actor: Actor) => {
      await runAs(actor, () => Projects.insert(named("Um")));
      return toBy(await whole());
    };
    expect(await by({ staff: ana, origin: "page" })).toEqual(ana);
    expect(await by({ staff: ana, origin: "api" })).toEqual({ ...ana, name: "API" });
    expect(await by({ staff: null, origin: "command" })).toEqual({
      id: null,
      name: "linha de comando",
    });
    await Projects.insert(named("Dois"));
    expect(toBy(await whole())).toBeNull();
  });

  test("stays when its author's account is removed", async () => {
    const staff = { id: await insertStaff("ana@example.org"), name: "Ana" };
    await runAs({ staff, origin: "page" }, () => Projects.insert(named("Um")));
    await database.db().deleteFrom("staff").execute();
    expect(toBy(await whole())).toEqual({ id: null, name: "Ana" });
  });

  test("of an import says so", async () => {
    const { id } = await Projects.insert(named("Um"));
    await runAs({ staff: null, origin: "import" }, () =>
      Projects.update(id, named("Um", { en: { name: "One" } })),
    );
    expect(await newest()).toMatchObject({ action: "imported", fields: ["en.name"] });
  });

  test("has the content as staff read it, and names the fields that the change made different", async () => {
    const { id } = await Projects.insert(named("Um", { posts: [{ title: "a" }] }));
    const results = { textOne: "Texto" };
    await Projects.update(id, named("Dois", { results, posts: [{ title: "b" }] }));
    const { version: _, ...content } = (await Projects.findById(id)) ?? { version: 0 };
    const revision = await whole();
    expect(revision.content).toEqual(content);
    expect(revision.fields).toEqual(["name", "results.textOne", "posts"]);
    expect(revision.title).toBe("Dois");
  });

  test("keeps equal content once", async () => {
    const { id } = await Projects.insert(named("Um"));
    const rows = () => database.db().selectFrom("revisionContent").selectAll().execute();
    const before = (await rows()).length;
    for (let count = 0; count < 3; count++) await Projects.update(id, named("Um"));
    expect((await rows()).length).toBe(before);
  });

  test("of a file's description belongs to the record that shows the file", async () => {
    await insertFiles("images/a.webp");
    const { id } = await Projects.insert(named("Um", { bannerImage: "images/a.webp" }));
    await Descriptions.updatePicture(1, pictureDescription.parse({ altPt: "Rio" }));
    const [last] = await Revisions.findPage({ kind: "project", id, limit: 1 });
    expect(last).toMatchObject({
      action: "described",
      shownIn: { kind: "project", id },
      fields: ["altPt"],
    });
  });

  test("is not written when the change fails", async () => {
    const { id } = await Projects.insert(named("Um"));
    expect(await Projects.update(id, named("Dois"), { version: 7 })).toBe("stale");
    expect(await newest()).toMatchObject({ action: "created" });
  });
});

describe("a restore", () => {
  test("brings a whole project back, as a new revision", async () => {
    const posts = [{ title: "Notícia", en: { title: "News" } }];
    const { id } = await Projects.insert(named("Um", { posts, en: { name: "One" } }));
    const before = await Projects.findById(id);
    const revision = await whole();
    await Projects.update(id, named("Dois"));
    expect(await restoreRevision(revision)).toBe("restored");
    expect(await Projects.findById(id)).toEqual({ ...before, version: 3 });
    expect(await newest()).toMatchObject({ action: "restored" });
  });

  test("brings single fields back and leaves the others as they are", async () => {
    const { id } = await Projects.insert(
      named("Um", { subtitle: "Antes", posts: [{ title: "a" }] }),
    );
    const revision = await whole();
    await Projects.update(id, named("Dois", { subtitle: "Depois" }));
    expect(await restoreRevision(revision, ["subtitle", "posts"])).toBe("restored");
    expect(await Projects.findById(id)).toMatchObject({
      name: "Dois",
      subtitle: "Antes",
      posts: [{ title: "a" }],
    });
    expect(await restoreRevision(revision, ["nothing"])).toBe("fields");
    expect(await restoreRevision(revision, ["id"])).toBe("fields");
  });

  test("brings a card's own image back to a card that follows the banner: it follows no more", async () => {
    const [banner, card, phone] = ["banner", "card", "phone"].map((name) => `images/${name}.webp`);
    await insertFiles(`${banner}`, `${card}`, `${phone}`);
    const cardImageDesktopAlt = { text: "O cais" };
    const own = { cardImageDesktop: card, cardImageDesktopAlt, cardImageMobile: phone };
    const { id } = await Projects.insert(named("Um", { bannerImage: banner, ...own }));
    const withOwn = await whole();
    const following = { bannerImage: banner, cardFollowsBanner: true };
    for (const field of ["cardImageDesktop", "cardImageDesktopAlt.text", "cardImageMobile"]) {
      await Projects.update(id, named("Dois", following));
      const follower = await whole();
      expect(await restoreRevision(withOwn, [field])).toBe("restored");
      const stored = await Projects.findById(id);
      expect(stored).toMatchObject({ name: "Dois", cardFollowsBanner: false, ...own });
      // And the other way round.
      expect(await restoreRevision(follower, ["cardImageDesktop"])).toBe("restored");
      expect(await Projects.findById(id)).toMatchObject({
        ...following,
        cardImageDesktop: null,
      });
    }
    expect(await restoreRevision(withOwn, ["name"])).toBe("restored");
    expect(await Projects.findById(id)).toMatchObject({ name: "Um", cardFollowsBanner: true });
  });

  test("returns a deleted record with its id, to its place, whatever was ordered meanwhile", async () => {
    for (const name of ["a", "b", "c", "d"]) await Projects.insert(named(name));
    await Projects.deleteById(2);
    const deleted = await whole();
    await Projects.updateOrder([{ id: 4, order: 1 }]);
    expect(await list()).toEqual(["d", "a", "c"]);
    expect(await restoreRevision(deleted)).toBe("restored");
    expect(await list()).toEqual(["d", "a", "b", "c"]);
    const positions = await database.db().selectFrom("project").select("position").execute();
    expect(positions.map(({ position }) => position).toSorted()).toEqual([1, 2, 3, 4]);
    expect(await Projects.findById(2)).toMatchObject({ name: "b" });
  });

  test("gives a returned record a version that it never had: an old form does not match it", async () => {
    const { id } = await Projects.insert(named("Um"));
    await Projects.update(id, named("Dois"));
    await Projects.deleteById(id);
    await restoreRevision(await whole());
    for (const version of [1, 2]) {
      expect(await Projects.update(id, named("Três"), { version })).toBe("stale");
    }
  });

  test("keeps a translation outdated that was outdated", async () => {
    const { id } = await Projects.insert(named("Rio", { en: { name: "River" } }));
    await Projects.update(id, named("Mar", { en: { name: "River" } }));
    const revision = await whole();
    await Projects.update(id, named("Lago", { en: { name: "Lake" } }));
    await restoreRevision(revision);
    const english = await ProjectEnglish.findByProject(id);
    expect(english.name).toEqual([{ text: "River", source: "Rio" }]);
  });

  test("keeps the banner's translation outdated that was outdated", async () => {
    const save = (title: string, english: string) =>
      Banner.update(bannerSchema.parse({ title, en: { title: english } }));
    await save("Rio", "River");
    await save("Mar", "River");
    const revision = await whole();
    await save("Lago", "Lake");
    await restoreRevision(revision);
    expect(await Banner.findEnglish()).toEqual({ title: { text: "River", source: "Rio" } });
  });

  test("brings the other kinds back too", async () => {
    await insertFiles("images/a.webp");
    await Numbers.update(numbersSchema.parse({ people: { number: "12" } }));
    await Banner.update(bannerSchema.parse({ link: "/sobre" }));
    const document = await Documents.insert(documentSchema.parse({ title: "Ata" }));
    const partner = await Partners.insert(partnerSchema.parse({ name: "Prefeitura", type: 2 }));
    await Descriptions.updatePicture(1, pictureDescription.parse({ altPt: "Rio" }));
    const revisions = await Promise.all([1, 2, 3, 4, 6].map((id) => Revisions.findById(id)));

    await Numbers.update(numbersSchema.parse({}));
    await Banner.update(bannerSchema.parse({}));
    await DocumentDrafts.deleteById(document.id);
    await PartnerDrafts.deleteById(partner.id);
    await Descriptions.updatePicture(1, pictureDescription.parse({ isDecorative: "on" }));
    for (const revision of revisions) {
      expect(revision && (await restoreRevision(revision))).toBe("restored");
    }
    expect(await Numbers.find()).toMatchObject({ people: { number: "12" } });
    expect(await Banner.find()).toMatchObject({ link: "/sobre" });
    expect(await Documents.findById(document.id)).toMatchObject({ title: "Ata" });
    expect(await Partners.findById(partner.id)).toMatchObject({ name: "Prefeitura", type: 2 });
    expect(await Descriptions.findById(1)).toMatchObject({ altPt: "Rio", isDecorative: false });
  });

  test("puts a list back into its order", async () => {
    for (const name of ["a", "b", "c"]) await Projects.insert(named(name));
    await move(3, 1);
    const moved = await whole();
    await move(1, 1);
    await Projects.insert(named("d"));
    expect(await restoreRevision(moved)).toBe("restored");
    expect(await list()).toEqual(["c", "a", "b", "d"]);
  });

  test("leaves out files that are gone for good", async () => {
    await insertFiles("images/a.webp");
    const files = { bannerImage: "images/a.webp", gallery: [{ file: "images/a.webp" }] };
    const { id } = await Projects.insert(named("Um", files));
    const revision = await whole();
    await Projects.update(id, named("Um"));
    await database.db().deleteFrom("media").execute();
    expect(await restoreRevision(revision)).toBe("restored");
    expect(await Projects.findById(id)).toMatchObject({ bannerImage: null, gallery: [] });
  });
});

describe("the history of content from before there was one", () => {
  test("begins once, for every record, with what it is", async () => {
    await insertFiles("images/a.webp");
    const { id } = await Projects.insert(named("Um"));
    await Projects.insert(named("Dois"));
    await move(2, 1);
    await database.db().updateTable("media").set({ altPt: "Rio" }).execute();
    await database.db().deleteFrom("revision").execute();
    await beginHistory();
    await beginHistory();
    const begun = await Revisions.findPage({ limit: 100 });
    expect(begun.map(({ kind, recordId, origin }) => [kind, recordId, origin])).toEqual([
      ["home", null, "before"],
      ["banner", null, "before"],
      ["files", 1, "before"],
      ["project", 1, "before"],
      ["project", 2, "before"],
    ]);
    const { records, order } = await Revisions.findSiteAt(await findContentVersion());
    expect(order.project).toEqual([2, 1]);
    expect(records.find((one) => one.kind === "project" && one.recordId === id)?.content).toEqual(
      expect.objectContaining({ name: "Um" }),
    );
  });
});

describe("any past moment", () => {
  test("is found by its time, and a record's state by its revision", async () => {
    const { id } = await Projects.insert(named("Um"));
    await move(id, 1);
    await Projects.update(id, named("Dois"));
    await setAge(1, 3);
    expect(await Revisions.findVersionAt(daysAgo(2))).toBe((await whole(2)).contentVersion);
    expect(await Revisions.findVersionAt(daysAgo(4))).toBeUndefined();
    const before = await Revisions.findStateBefore(await whole());
    expect(before?.content).toMatchObject({ name: "Um" });
  });

  test("has the records, the order and the boards of then", async () => {
    for (const name of ["a", "b", "c"]) await Projects.insert(named(name));
    const site = async (version: number) => {
      const { records, order } = await Revisions.findSiteAt(version);
      const nameOf = (id: number) =>
        records.find((one) => one.kind === "project" && one.recordId === id)?.content?.name;
      return order.project.map(nameOf);
    };
    const moments = new Map<number, unknown[]>();
    const changes = [
      () => move(3, 1),
      () => Projects.update(1, named("A")),
      () => Projects.deleteById(2),
      () => Projects.insert(named("d")),
      () => move(4, 1),
      async () => {
        const deleted = await Revisions.findLastState("project", 2);
        return deleted && restoreRevision(deleted);
      },
      () => Projects.updateHighlight(1, true),
      () => Projects.deleteById(3),
    ];
    for (const change of changes) {
      await change();
      moments.set(await findContentVersion(), await list());
    }
    for (const [version, names] of moments) expect(await site(version)).toEqual(names);
  });
});

describe("old revisions are deleted", () => {
  test("but for the newest of each record, and what was current at the beginning of what is kept", async () => {
    const { id } = await Projects.insert(named("Um"));
    await Projects.insert(named("Outro"));
    for (const name of ["Dois", "Três", "Quatro"]) await Projects.update(id, named(name));
    await move(2, 1);
    const ages: [number, number][] = [
      [1, 9],
      [2, 9],
      [3, 8],
      [4, 7],
      [5, 2],
      [6, 8],
    ];
    for (const [revision, days] of ages) await setAge(revision, days);
    expect(await Revisions.deleteOlderThan(daysAgo(5))).toBe(2);
    const kept = await Revisions.findPage({ limit: 100 });
    expect(kept.map((revision) => revision.id)).toEqual([6, 5, 4, 2]);
    const contents = await database.db().selectFrom("revisionContent").select("content").execute();
    expect(contents.some(({ content }) => JSON.stringify(unpack(content)).includes("Dois"))).toBe(
      false,
    );
    expect(contents.some(({ content }) => JSON.stringify(unpack(content)).includes("Três"))).toBe(
      true,
    );
  });
});

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 3_600_000).toISOString();
}

async function setAge(id: number, days: number) {
  await database
    .db()
    .updateTable("revision")
    .set({ at: daysAgo(days) })
    .where("id", "=", id)
    .execute();
}

async function insertStaff(email: string): Promise<number> {
  const { id } = await database
    .db()
    .insertInto("staff")
    .values({ email, passwordHash: "", createdAt: daysAgo(0) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
