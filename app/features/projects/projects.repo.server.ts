import { db, type Trx } from "#app/db/connection.server.ts";
import { raiseContentVersion } from "#app/db/contentVersion.server.ts";
import { inLanguage } from "#app/db/english.server.ts";
import { insertOnce, type Once } from "#app/db/idempotency.server.ts";
import type { Place } from "#app/db/order.ts";
import { deleteOrdered, findNextPosition, updateOrderOf } from "#app/db/positions.server.ts";
import type { Row } from "#app/db/tables.ts";
import { type BasedOn, raiseVersion, type UpdateResult } from "#app/db/versions.server.ts";
import { removeFilesOf } from "#app/features/media/sweep/removeFilesOf.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { findLists, storeLists } from "./projectLists.repo.server.ts";
import { parseProjectEnglish, toColumns, toProject } from "./projectRow.server.ts";
import type {
  FormProject,
  Project,
  ProjectListItem,
  ProjectSummary,
  PublicProject,
} from "./projects.schema.ts";

/** A project for editing; `version` is sent back with the edit. */
export type StoredProject = Project & { id: number; version: number };

/** The content to store: without `highlight` the star is unchanged, and a new project has none. */
type Content = FormProject & Partial<Pick<Project, "highlight">>;

/** A range of the list, in display order. */
interface Page {
  highlighted?: boolean | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}

/** The maximum number of projects in one answer. */
const maxProjects = 10_000;

/** Projects for public lists, in display order and in the requested language. */
export async function findAllSummaries({
  lang,
  highlighted,
  limit = maxProjects,
  offset = 0,
}: Page & { lang: Lang }): Promise<ProjectSummary[]> {
  let query = selectSummaries().orderBy("position").orderBy("id").limit(limit).offset(offset);
  if (highlighted !== undefined) query = query.where("isHighlighted", "=", highlighted ? 1 : 0);
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
  const row = await findRow(id);
  if (!row) return undefined;
  return { ...toProject(row, "both"), ...(await findLists(id, "both")), version: row.version };
}

/** The complete project for visitors, each text in `lang` or else in Portuguese. */
export async function findPublicById(id: number, lang: Lang): Promise<PublicProject | undefined> {
  const row = await findRow(id);
  if (!row) return undefined;
  return { ...toProject(row, lang), ...(await findLists(id, lang)) };
}

/**
 * Adds a project at the end of the list; with a known `idempotencyKey` nothing is added again, and a form's
 * changed values replace the earlier ones.
 */
export async function insert(project: Content, once: Once = {}): Promise<{ id: number }> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const known = { kind: "project", ...once } as const;
      const insert = () => insertNew(trx, project);
      const amend = (id: number) => replace(trx, id, project, {});
      return { id: await insertOnce(trx, known, insert, amend) };
    });
}

/** Replaces the whole project. */
export function update(id: number, project: Content, basedOn: BasedOn = {}): Promise<UpdateResult> {
  return db()
    .transaction()
    .execute((trx) => replace(trx, id, project, basedOn));
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
      await raiseContentVersion(trx);
      return project;
    });
}

/** Stores an order list (contract 5); undefined when it was refused. */
export function updateOrder(places: Place[]): Promise<number[] | undefined> {
  return updateOrderOf("project", places);
}

/** Deletes a project with its lists and files. False: no such project. */
export async function deleteById(id: number): Promise<boolean> {
  const project = await findById(id);
  const isDeleted = await deleteOrdered("project", id);
  if (isDeleted) await removeFilesOf(project);
  return isDeleted;
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

function findRow(id: number) {
  return db().selectFrom("project").selectAll().where("id", "=", id).executeTakeFirst();
}

async function replace(
  trx: Trx,
  id: number,
  project: Content,
  basedOn: BasedOn,
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
      ...toColumns(project, parseProjectEnglish(previous.en)),
      ...(project.highlight !== undefined && { isHighlighted: project.highlight ? 1 : 0 }),
      updatedAt: new Date().toISOString(),
    })
    .where("id", "=", id)
    .execute();
  await storeLists(trx, id, project);
  await raiseContentVersion(trx);
  return result;
}

async function insertNew(trx: Trx, project: Content): Promise<number> {
  const now = new Date().toISOString();
  const { id } = await trx
    .insertInto("project")
    .values({
      ...toColumns(project, {}),
      isHighlighted: project.highlight ? 1 : 0,
      position: await findNextPosition(trx, "project"),
      createdAt: now,
      updatedAt: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await storeLists(trx, id, project);
  await raiseContentVersion(trx);
  return id;
}
