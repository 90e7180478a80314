import { describe, expect, test } from "vitest";
import { db } from "#app/db/connection.server.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { runAs } from "#app/db/history/actor.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import * as Banner from "#app/features/banner/banner.repo.server.ts";
import { bannerSchema } from "#app/features/banner/banner.schema.ts";
import * as ProjectDrafts from "#app/features/projects/projectDrafts.repo.server.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { draftSchema, projectSchema } from "#app/features/projects/projects.schema.ts";
import { findContentVersion, setupTestDatabase } from "#tests/support/database.ts";
import { performDue } from "./performDue.server.ts";

setupTestDatabase();

const minute = 60_000;
const start = Date.parse("2090-01-01T12:00:00.000Z");
const at = (minutes: number) => new Date(start + minutes * minute);
const iso = (minutes: number) => at(minutes).toISOString();

const draftOf = (name: string) => draftSchema.parse({ name });
const insert = async (name: string) => (await Projects.insert(projectSchema.parse({ name }))).id;
const publicName = async (id: number) => (await Projects.findById(id))?.name;
const scheduled = async () =>
  (await Schedule.findAll()).map(({ recordId, action }) => `${action} ${recordId}`);
const actions = async () =>
  (await Revisions.findPage({ limit: 99 })).map(({ action, origin }) => `${action} ${origin}`);

async function insertStaff(name: string) {
  const { id } = await db()
    .insertInto("staff")
    .values({ email: `${name}@example.org`, passwordHash: "", createdAt: "" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { staff: { id, name }, origin: "page" } as const;
}

describe("a scheduled publication", () => {
  test("happens at its minute and not before, once, by whom it was scheduled", async () => {
    const ana = await insertStaff("Ana");
    const { id } = await runAs(ana, () =>
      ProjectDrafts.insert(draftOf("Rio"), {}, { publishAt: iso(1) }),
    );
    const before = await findContentVersion();
    expect(await performDue(new Date(start + minute - 1))).toBe(0);
    expect(await publicName(id)).toBeUndefined();
    expect(await findContentVersion()).toBe(before);

    expect(await performDue(at(1))).toBe(1);
    expect(await publicName(id)).toBe("Rio");
    expect(await findContentVersion()).toBe(before + 1);
    const [revision] = await Revisions.findPage({ limit: 1 });
    expect(revision).toMatchObject({
      ...{ recordId: id, action: "created", origin: "schedule" },
      staff: { id: ana.staff.id, name: "Ana" },
    });
    expect(await ProjectDrafts.find(id)).toBeUndefined();
    expect(await scheduled()).toEqual([]);
  });

  test("happens once when the clock is set back", async () => {
    const { id } = await ProjectDrafts.insert(draftOf("Rio"), {}, { publishAt: iso(1) });
    expect(await performDue(at(1))).toBe(1);
    await ProjectDrafts.unpublish(id);
    for (const minutes of [0, 1, 2]) expect(await performDue(at(minutes))).toBe(0);
    expect(await publicName(id)).toBeUndefined();
    expect(await actions()).toEqual(["unpublished site", "created schedule"]);
  });

  test("that fell due while the site was down happens in its order: on, then off", async () => {
    const { id } = await ProjectDrafts.insert(draftOf("Rio"), {}, { publishAt: iso(1) });
    await ProjectDrafts.scheduleUnpublishing(id, iso(2));
    expect(await performDue(at(60))).toBe(2);
    expect(await publicName(id)).toBeUndefined();
    expect(await actions()).toEqual(["unpublished schedule", "created schedule"]);
    expect(await ProjectDrafts.isUnpublished(id)).toBe(true);
  });

  test("publishes the draft as it is stored then", async () => {
    const id = await insert("Rio");
    await ProjectDrafts.save(id, draftOf("Mar"), { version: 1 }, { publishAt: iso(1) });
    await ProjectDrafts.save(id, draftOf("Lago"), { version: 1 });
    expect(await scheduled()).toEqual([`publish ${id}`]);
    await performDue(at(1));
    expect(await publicName(id)).toBe("Lago");
  });

  test("is put off and brought forward by another one", async () => {
    const { id } = await ProjectDrafts.insert(draftOf("Rio"), {}, { publishAt: iso(1) });
    expect(await ProjectDrafts.schedulePublication(id, iso(5))).toBe("updated");
    expect(await performDue(at(4))).toBe(0);
    expect(await performDue(at(5))).toBe(1);
  });

  test("goes with the draft: published, discarded or deleted by somebody first", async () => {
    const ends: ((id: number) => Promise<unknown>)[] = [
      async (id) =>
        ProjectDrafts.publish(id, draftOf("Já"), { draft: (await ProjectDrafts.find(id))?.tag }),
      (id) => ProjectDrafts.publishDraft(id),
      (id) => ProjectDrafts.discard(id),
      (id) => ProjectDrafts.deleteById(id),
    ];
    for (const end of ends) {
      const { id } = await ProjectDrafts.insert(draftOf("Rio"), {}, { publishAt: iso(1) });
      await end(id);
      expect(await scheduled()).toEqual([]);
      const name = await publicName(id);
      expect(await performDue(at(1))).toBe(0);
      expect(await publicName(id)).toBe(name);
    }
  });

  test("never covers what somebody has published since: it fails, says so, and can be set again", async () => {
    const id = await insert("Rio");
    await ProjectDrafts.save(id, draftOf("Mar"), { version: 1 }, { publishAt: iso(1) });
    await Projects.update(id, projectSchema.parse({ name: "Lago" }));
    for (const minutes of [1, 2]) expect(await performDue(at(minutes))).toBe(0);
    expect(await publicName(id)).toBe("Lago");
    expect(await Schedule.findAll()).toMatchObject([{ failure: "stale" }]);
    expect((await ProjectDrafts.find(id))?.content.name).toBe("Mar");
    expect(await ProjectDrafts.schedulePublication(id, iso(3))).toBe("stale");

    await ProjectDrafts.save(id, draftOf("Mar"), { version: 2 }, { publishAt: iso(3) });
    expect(await Schedule.findAll()).toMatchObject([{ failure: undefined, dueAt: iso(3) }]);
    expect(await performDue(at(3))).toBe(1);
    expect(await publicName(id)).toBe("Mar");
  });

  test("is none of words that are no valid value yet: it says so, and they stay as they were typed", async () => {
    const id = await insert("Rio");
    const typed = { "posts[0].link": "https://de..ana" };
    await ProjectDrafts.save(id, draftOf("Mar"), { version: 1 }, { publishAt: iso(1), typed });
    expect(await performDue(at(1))).toBe(0);
    expect(await ProjectDrafts.publishDraft(id)).toBe("invalid");
    expect(await ProjectDrafts.schedulePublication(id, iso(2))).toBe("invalid");
    expect(await publicName(id)).toBe("Rio");
    expect(await Schedule.findAll()).toMatchObject([{ failure: "invalid" }]);
    expect(await ProjectDrafts.find(id)).toMatchObject({ content: { name: "Mar" }, typed });
  });

  test("minds no star that was set since", async () => {
    const id = await insert("Rio");
    await ProjectDrafts.save(id, draftOf("Mar"), { version: 1 }, { publishAt: iso(1) });
    await Projects.updateHighlight(id, true);
    expect(await performDue(at(1))).toBe(1);
    expect(await Projects.findById(id)).toMatchObject({ name: "Mar", highlight: true });
  });

  test("is nothing without a draft", async () => {
    const id = await insert("Rio");
    expect(await ProjectDrafts.schedulePublication(id, iso(1))).toBe("missing");
    expect(await scheduled()).toEqual([]);
  });
});

describe("a scheduled end", () => {
  test("takes the project off the site with its words kept, once", async () => {
    const id = await insert("Rio");
    expect(await ProjectDrafts.scheduleUnpublishing(id, iso(1))).toBe(true);
    expect(await performDue(at(0))).toBe(0);
    expect(await performDue(at(1))).toBe(1);
    expect(await publicName(id)).toBeUndefined();
    expect((await ProjectDrafts.find(id))?.content.name).toBe("Rio");
    await ProjectDrafts.publishDraft(id);
    expect(await performDue(at(2))).toBe(0);
    expect(await publicName(id)).toBe("Rio");
  });

  test("goes when somebody takes it off first or deletes it; a publication stays with its draft", async () => {
    const one = await insert("Um");
    await ProjectDrafts.save(one, draftOf("Um novo"), { version: 1 }, { publishAt: iso(2) });
    await ProjectDrafts.scheduleUnpublishing(one, iso(1));
    await ProjectDrafts.unpublish(one);
    expect(await scheduled()).toEqual([`publish ${one}`]);
    expect(await performDue(at(2))).toBe(1);
    expect(await publicName(one)).toBe("Um novo");

    const two = await insert("Dois");
    await ProjectDrafts.scheduleUnpublishing(two, iso(9));
    await ProjectDrafts.deleteById(two);
    expect(await scheduled()).toEqual([]);
  });

  test("is refused where nothing is there to be taken off", async () => {
    expect(await ProjectDrafts.scheduleUnpublishing(99, iso(1))).toBe(false);
  });
});

describe("the banner", () => {
  const banner = bannerSchema.parse({ active: true, title: "Feira" });
  const planBanner = (action: "publish" | "unpublish", minutes: number) =>
    db()
      .transaction()
      .execute((trx) => Schedule.plan(trx, { kind: "banner", recordId: 0, action }, iso(minutes)));

  test("is shown and taken off at its moments, and a draft of it outlives both", async () => {
    await Drafts.put("banner", 0, { title: "", content: banner });
    await planBanner("publish", 1);
    await planBanner("unpublish", 3);
    expect(await performDue(at(1))).toBe(1);
    expect(await Banner.findPublic("pt")).toMatchObject({ active: true, title: "Feira" });
    await Drafts.put("banner", 0, { title: "", content: { ...banner, title: "Cinema" } });
    await planBanner("publish", 5);
    expect(await performDue(at(3))).toBe(1);
    expect(await Banner.findPublic("pt")).toMatchObject({ active: false });
    expect(await performDue(at(5))).toBe(1);
    expect(await Banner.findPublic("pt")).toMatchObject({ active: true, title: "Cinema" });
    expect(await actions()).toEqual(Array(3).fill("published schedule"));
  });

  test("is left as it is where somebody has taken it off, or saved it, since", async () => {
    await Drafts.put("banner", 0, { title: "", content: banner });
    await planBanner("publish", 1);
    await planBanner("unpublish", 1);
    await Banner.update({ ...banner, active: false });
    expect(await performDue(at(1))).toBe(0);
    expect(await Schedule.findAll()).toMatchObject([{ action: "publish", failure: "stale" }]);
  });
});

test("what is cancelled does not happen, and an account that is gone leaves its name", async () => {
  const ana = await insertStaff("Ana");
  const [one, two] = await runAs(ana, async () => [
    await ProjectDrafts.insert(draftOf("Um"), {}, { publishAt: iso(1) }),
    await ProjectDrafts.insert(draftOf("Dois"), {}, { publishAt: iso(1) }),
  ]);
  const [first] = await Schedule.findAll();
  expect(await Schedule.deleteById(first?.id ?? 0)).toMatchObject({ recordId: one?.id });
  expect(await Schedule.deleteById(first?.id ?? 0)).toBeUndefined();
  await db().deleteFrom("staff").where("id", "=", ana.staff.id).execute();
  expect(await performDue(at(1))).toBe(1);
  expect(await publicName(one?.id ?? 0)).toBeUndefined();
  expect(await publicName(two?.id ?? 0)).toBe("Dois");
  const [revision] = await Revisions.findPage({ limit: 1 });
  expect(revision?.staff).toEqual({ id: null, name: "Ana" });
});
