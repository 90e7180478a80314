import { type Db, db, type Trx } from "#app/db/connection.server.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { inLanguage } from "#app/db/english.server.ts";
import {
  type RecordState,
  type Restored,
  recordChange,
  type StateRow,
} from "#app/db/history/recordChange.server.ts";
import { compactOutdated, type OutdatedEnglish } from "#app/db/history/revisionContent.server.ts";
import { type Idempotency, insertIdempotent } from "#app/db/idempotency.server.ts";
import type { Place } from "#app/db/order.ts";
import { altsOf } from "#app/db/placeAlts.server.ts";
import {
  deleteOrdered,
  findNextPosition,
  makeRoomFor,
  updateOrderOf,
} from "#app/db/positions.server.ts";
import type { NewRow, Row } from "#app/db/tables.ts";
import {
  type ExpectedVersion,
  findUnusedVersion,
  raiseVersion,
  type UpdateResult,
} from "#app/db/versions.server.ts";
import type { InPortuguese } from "#app/i18n/content.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { termSlug } from "#app/slug.ts";
import {
  findListRows,
  findLists,
  outdatedInLists,
  storeLists,
  toListRows,
  toLists,
} from "./projectLists.repo.server.ts";
import {
  altFields,
  beforeUpgrade,
  outdatedIn,
  parseProjectEnglish,
  toColumns,
  toProject,
  toProjectEnglish,
} from "./projectRow.server.ts";
import {
  draftSchema,
  type FormProject,
  type Project,
  type ProjectListItem,
  type ProjectSummary,
  type PublicProject,
  projectSchema,
} from "./projects.schema.ts";

/** A project for editing; `version` is sent back with the edit. */
export type StoredProject = Project & { id: number; version: number };

/** The content to store: without `highlight` the star is unchanged, and a new project has none. */
export type Content = FormProject & Partial<Pick<Project, "highlight">>;

/** What several projects have in common; "Mobilidade" and "mobilidade" are one. */
export interface Theme extends InPortuguese {
  /** Of its Portuguese name, in the address of its projects. */
  slug: string;
  theme: string;
  /** Its projects, in display order. */
  ids: number[];
}

/** A range of the list, in display order. */
interface Page {
  highlighted?: boolean | undefined;
  /** Only these. */
  ids?: readonly number[] | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}

/** The maximum number of projects in one answer. */
const maxProjects = 10_000;

/** Projects for public lists, in display order and in the requested language. */
export async function findAllSummaries({
  lang,
  highlighted,
  ids,
  limit = maxProjects,
  offset = 0,
}: Page & { lang: Lang }): Promise<ProjectSummary[]> {
  let query = selectSummaries().orderBy("position").orderBy("id").limit(limit).offset(offset);
  if (highlighted !== undefined) query = query.where("isHighlighted", "=", highlighted ? 1 : 0);
  if (ids) query = query.where("id", "in", ids);
  const rows = await query.execute();
  return rows.map((row) => toSummary(row, lang));
}

/** A project as it stands in lists. */
export async function findSummaryById(id: number, lang: Lang): Promise<ProjectSummary | undefined> {
  const row = await selectSummaries().where("id", "=", id).executeTakeFirst();
  return row && toSummary(row, lang);
}

/** The projects that follow this one in display order; after the last one comes the first. */
export async function findAllAfter(
  id: number,
  { lang, limit }: { lang: Lang; limit: number },
): Promise<ProjectSummary[]> {
  const rows = await selectSummaries()
    .where("id", "<>", id)
    .orderBy((eb) => {
      const own = eb.selectFrom("project as own").select("own.position").where("own.id", "=", id);
      return eb.case().when("position", ">", own).then(0).else(1).end();
    })
    .orderBy("position")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => toSummary(row, lang));
}

/** What cards say of projects besides their names, by id. */
export async function findCardTexts(ids: readonly number[], lang: Lang) {
  const rows = await db().selectFrom("project").selectAll().where("id", "in", ids).execute();
  return new Map(
    rows.map((row) => {
      const { id, en, resultsNumberOne: numberOne, resultsNameOne: nameOne } = row;
      const { subtitle, place, theme } = { ...beforeUpgrade, ...row };
      const own = { subtitle, place, theme };
      const { main, results } = parseProjectEnglish(en);
      const texts = {
        main: inLanguage(own, main ?? {}, lang, ["subtitle", "place", "theme"]),
        result: inLanguage({ numberOne, nameOne }, results ?? {}, lang, ["numberOne", "nameOne"]),
      };
      const { bannerImageAlt, cardImageDesktopAlt } = altsOf(row.alts, altFields.main, lang);
      const inPlace = row.cardImageDesktop ? cardImageDesktopAlt : bannerImageAlt;
      return [id, { ...texts, ...(inPlace && { inPlace }) }];
    }),
  );
}

/** The themes of public projects, each once, in the order of the list. */
export async function findAllThemes(lang: Lang): Promise<Theme[]> {
  const rows = await db()
    .selectFrom("project")
    .select(["id", "theme", "en"])
    .where("theme", "<>", "")
    .orderBy("position")
    .orderBy("id")
    .limit(maxProjects)
    .execute()
    .catch(noneBeforeUpgrade);
  const themes = new Map<string, Theme>();
  for (const { id, theme, en } of rows) {
    const slug = termSlug(theme);
    if (!slug) continue;
    const english = parseProjectEnglish(en).main ?? {};
    const own = inLanguage({ theme }, english, lang, ["theme"]);
    const known = themes.get(slug);
    const ids = [...(known?.ids ?? []), id];
    // One translation is enough for all of them.
    const isBetter = !known || (known.inPortuguese && !own.inPortuguese);
    themes.set(slug, isBetter ? { slug, ids, ...own } : { ...known, ids });
  }
  return [...themes.values()];
}

/** Those among the ids that visitors may see. */
export async function findPublicIds(ids: readonly number[]): Promise<Set<number>> {
  const rows = await db().selectFrom("project").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function count(): Promise<number> {
  const row = await db()
    .selectFrom("project")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Every project for the admin list, in display order, with Portuguese names. */
export async function findAllForStaff(): Promise<ProjectListItem[]> {
  const rows = await db()
    .selectFrom("project")
    .select(["id", "name", "bannerImage", "isHighlighted", "link"])
    .orderBy("position")
    .orderBy("id")
    .limit(maxProjects)
    .execute();
  return rows.map(({ isHighlighted, ...row }) => ({ ...row, highlight: isHighlighted === 1 }));
}

/** The complete project for editing: Portuguese with `en`. Five statements. */
export async function findById(id: number): Promise<StoredProject | undefined> {
  return (await findWhole(db(), id))?.project;
}

/** The same as its history keeps it. Five statements. */
export async function findState(executor: Db, id: number): Promise<RecordState | undefined> {
  const found = await findWhole(executor, id);
  if (!found) return undefined;
  const { row, lists, project: content } = found;
  const { name: title, createdAt, updatedAt } = row;
  const outdated = compactOutdated({ ...outdatedIn(row), ...outdatedInLists(lists) });
  return { title, content, outdated, createdAt, updatedAt };
}

async function findWhole(executor: Db, id: number) {
  const row = await findRow(id, executor);
  if (!row) return undefined;
  const lists = await findListRows(executor, id);
  const { version } = row;
  return { row, lists, project: { ...toProject(row, "both"), ...toLists(lists, "both"), version } };
}

/** The complete project for visitors, each text in `lang` or else in Portuguese. */
export async function findPublicById(id: number, lang: Lang): Promise<PublicProject | undefined> {
  const row = await findRow(id);
  if (!row) return undefined;
  return { ...toProject(row, lang), ...(await findLists(id, lang)) };
}

/**
 * A draft as visitors would read it once it were published, by the code that would store it. Stores nothing.
 *
 * @param outdated translations of a project that was taken off the site
 */
export async function toPublic(
  id: number,
  draft: FormProject,
  lang: Lang,
  outdated: OutdatedEnglish = {},
): Promise<PublicProject> {
  const stored = await findRow(id);
  const known = [parseProjectEnglish(stored?.en ?? "{}"), toProjectEnglish(outdated)];
  const row = { ...neverStored, ...toColumns(draft, known), id };
  const lists = await toListRows(db(), id, draft, outdated);
  return { ...toProject(row, lang), ...toLists(lists, lang) };
}

/** The columns that tell nothing about a project's page. */
const neverStored = {
  isHighlighted: 0,
  position: 0,
  version: 0,
  createdAt: "",
  updatedAt: "",
} as const;

/**
 * Adds a project at the end of the list; with a known `idempotencyKey` nothing is added again, and a form's
 * changed values replace the earlier ones.
 */
export async function insert(project: Content, once: Idempotency = {}): Promise<{ id: number }> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const known = { kind: "project", ...once } as const;
      const insert = () => insertNew(trx, project);
      const amend = (id: number) => replace(trx, id, project, {});
      return { id: await insertIdempotent(trx, known, insert, amend) };
    });
}

/** Replaces the whole project. */
export function update(
  id: number,
  project: Content,
  basedOn: ExpectedVersion = {},
): Promise<UpdateResult> {
  return db()
    .transaction()
    .execute((trx) => replace(trx, id, project, basedOn));
}

/**
 * Puts a project back to what it was: one that was deleted returns with its id, to its place in the list.
 *
 * @param was what its history tells besides the content
 * @returns "stale" where it has another version by now than `was` names
 */
export function restore(id: number, project: Project, was: Restored = {}): Promise<UpdateResult> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const result = await replace(trx, id, project, was, was);
      if (result !== "missing") return result;
      await insertAgain(trx, id, project, { ...was, action: "restored" });
      await Drafts.takePublished(trx, "project", id, draftSchema, project);
      return "updated";
    });
}

/** Highlights a project, or removes it from the highlights. Undefined: no such project. */
export async function updateHighlight(
  id: number,
  highlight: boolean,
): Promise<{ id: number; name: string } | undefined> {
  return db()
    .transaction()
    .execute(async (trx) => {
      if ((await raiseVersion(trx, "project", id, {})) !== "updated") return undefined;
      const project = await trx
        .updateTable("project")
        .set({ isHighlighted: highlight ? 1 : 0, updatedAt: new Date().toISOString() })
        .where("id", "=", id)
        .returning(["id", "name"])
        .executeTakeFirst();
      await record(trx, id, "highlighted");
      return project;
    });
}

/** Stores an order list (contract 5); undefined when it was refused. */
export function updateOrder(places: Place[]): Promise<number[] | undefined> {
  return updateOrderOf("project", places);
}

/** Moves a public project to the trash with its draft, and what nothing else shows out of sight. False: no such project. */
export function deleteById(id: number): Promise<boolean> {
  return db()
    .transaction()
    .execute((trx) => deleteOrdered(trx, "project", id, findState));
}

function selectSummaries() {
  return db()
    .selectFrom("project")
    .select(["id", "name", "bannerImage", "cardImageDesktop", "cardImageMobile", "en"])
    .select("isHighlighted");
}

type SummaryRow = Pick<
  Row<"project">,
  "id" | "name" | "bannerImage" | "cardImageDesktop" | "cardImageMobile" | "en" | "isHighlighted"
>;

function toSummary({ id, name, en, isHighlighted, ...images }: SummaryRow, lang: Lang) {
  return {
    id,
    ...inLanguage({ name }, parseProjectEnglish(en).main ?? {}, lang, ["name"]),
    ...images,
    highlight: isHighlighted === 1,
  };
}

async function findRow(id: number, executor = db()) {
  const query = executor.selectFrom("project").selectAll().where("id", "=", id);
  const row = await query.executeTakeFirst();
  return row && { ...beforeUpgrade, ...row };
}

function noneBeforeUpgrade(error: unknown): [] {
  if (/no such column: "?theme/.test(String(error))) return [];
  throw error;
}

/** Replaces a project's row and lists, and writes the revision. */
export async function replace(
  trx: Trx,
  id: number,
  project: Content,
  basedOn: ExpectedVersion,
  restored?: Restored,
): Promise<UpdateResult> {
  const result = await raiseVersion(trx, "project", id, basedOn);
  if (result !== "updated") return result;
  const previous = await trx
    .selectFrom("project")
    .select("en")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable("project")
    .set({
      ...toColumns(project, [
        parseProjectEnglish(previous.en),
        toProjectEnglish(restored?.outdated ?? {}),
      ]),
      ...(project.highlight !== undefined && { isHighlighted: project.highlight ? 1 : 0 }),
      updatedAt: new Date().toISOString(),
    })
    .where("id", "=", id)
    .execute();
  await storeLists(trx, id, project, restored?.outdated);
  await record(trx, id, restored ? "restored" : "published");
  return result;
}

/**
 * Adds a project at the end of the list, and writes its first revision.
 *
 * @param id one that `reserveId` has given
 */
export async function insertNew(trx: Trx, project: Content, id?: number): Promise<number> {
  const now = new Date().toISOString();
  const position = await findNextPosition(trx, "project");
  const row = { ...(id && { id }), position, createdAt: now, updatedAt: now };
  const inserted = await insertRow(trx, project, row);
  await record(trx, inserted, "created");
  return inserted;
}

/** A project's next id, which no other one will have; its row comes when it is published. */
export async function reserveId(trx: Trx): Promise<number> {
  const now = new Date().toISOString();
  const { id } = await trx
    .insertInto("project")
    .values({
      ...toColumns(projectSchema.parse({}), []),
      isHighlighted: 0,
      position: 0,
      createdAt: now,
      updatedAt: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx.deleteFrom("project").where("id", "=", id).execute();
  return id;
}

/** Puts a project that was deleted or taken off the site back into its place, and writes the revision. */
export async function insertAgain(
  trx: Trx,
  id: number,
  project: Content,
  { action, outdated, createdAt }: Restored & { action: "published" | "restored" },
): Promise<void> {
  const now = new Date().toISOString();
  await insertState(trx, project, {
    id,
    position: await makeRoomFor(trx, "project", id),
    version: await findUnusedVersion(trx),
    createdAt: createdAt ?? now,
    updatedAt: now,
    outdated,
  });
  await record(trx, id, action);
}

/** Inserts the rows of a project that has a history: one that returns, or one of the site as it was. */
export async function insertState(
  trx: Trx,
  project: Content,
  { outdated = {}, boardColumn: _, ...row }: StateRow,
): Promise<void> {
  await insertRow(trx, project, row, outdated);
}

async function insertRow(
  trx: Trx,
  project: Content,
  row: Pick<NewRow<"project">, "id" | "position" | "version" | "createdAt" | "updatedAt">,
  outdated: OutdatedEnglish = {},
): Promise<number> {
  const { id } = await trx
    .insertInto("project")
    .values({
      ...row,
      ...toColumns(project, [toProjectEnglish(outdated)]),
      isHighlighted: project.highlight ? 1 : 0,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await storeLists(trx, id, project, outdated);
  return id;
}

/** Writes the project's revision, after it has changed. */
async function record(
  trx: Trx,
  id: number,
  action: "created" | "published" | "restored" | "highlighted",
) {
  const state = await findState(trx, id);
  if (!state) throw new Error(`Project ${id} has no row`);
  await recordChange(trx, { kind: "project", id, action, record: state });
}
