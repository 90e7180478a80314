import { type Db, db, type Trx } from "#app/db/connection.server.ts";
import { inLanguage, parseEnglish, stringifyEnglish } from "#app/db/english.server.ts";
import {
  earlierEnglish,
  type OutdatedEnglish,
  outdatedOf,
} from "#app/db/history/revisionContent.server.ts";
import { altsOf, stringifyAlts } from "#app/db/placeAlts.server.ts";
import type { Database, Row } from "#app/db/tables.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { type FormProject, type Project, projectTexts } from "./projects.schema.ts";

type Lists = Pick<Project, "partners" | "posts" | "gallery" | "documents">;

/** The four lists of a project, each in order. Four statements, whatever their length. */
export async function findLists(projectId: number, lang: Lang | "both"): Promise<Lists> {
  return toLists(await findListRows(db(), projectId), lang);
}

type Item<Table extends keyof Database> = Omit<Row<Table>, "id" | "projectId">;

interface ListRows {
  partners: Item<"projectPartner">[];
  posts: Item<"projectPost">[];
  photos: Item<"projectGalleryItem">[];
  documents: Item<"projectDocument">[];
}

/** The rows of the four lists, each in order. Four statements. */
export async function findListRows(executor: Db, projectId: number): Promise<ListRows> {
  const partners = await executor
    .selectFrom("projectPartner")
    .selectAll()
    .where("projectId", "=", projectId)
    .orderBy("position")
    .execute();
  const posts = await executor
    .selectFrom("projectPost")
    .selectAll()
    .where("projectId", "=", projectId)
    .orderBy("position")
    .execute();
  const photos = await executor
    .selectFrom("projectGalleryItem")
    .selectAll()
    .where("projectId", "=", projectId)
    .orderBy("position")
    .execute();
  const documents = await executor
    .selectFrom("projectDocument")
    .selectAll()
    .where("projectId", "=", projectId)
    .orderBy("position")
    .execute();
  return { partners, posts, photos, documents };
}

/** The lists, as their rows tell them. */
export function toLists(
  { partners, posts, photos, documents }: ListRows,
  lang: Lang | "both",
): Lists {
  return {
    partners: partners.map(({ image, link, position, alts }) => ({
      image,
      ...altsOf(alts, { imageAlt: "image" }, lang),
      link,
      order: position,
    })),
    posts: posts.map(({ image, link, title, topic, createdAt, position, en, alts }) => ({
      ...inLanguage(
        { image, link, title, topic, createdAt },
        parseEnglish(en),
        lang,
        projectTexts.posts,
      ),
      ...altsOf(alts, { imageAlt: "image" }, lang),
      order: position,
    })),
    gallery: photos.map(({ file, position, alts }) => ({
      file,
      ...altsOf(alts, { fileAlt: "file" }, lang),
      order: position,
    })),
    documents: documents.map(({ file, title, description, link, position, en }) => ({
      ...inLanguage(
        { file, title, description, link },
        parseEnglish(en),
        lang,
        projectTexts.documents,
      ),
      order: position,
    })),
  };
}

/** The translations in the lists whose Portuguese has changed since. */
export function outdatedInLists({ posts, documents }: ListRows): OutdatedEnglish {
  const ofRows = (rows: readonly { en: string }[]) =>
    outdatedOf(rows.map(({ en, ...portuguese }) => ({ english: parseEnglish(en), portuguese })));
  return { posts: ofRows(posts), documents: ofRows(documents) };
}

/**
 * Replaces the four lists, keeping for each unchanged English text the Portuguese that it translates.
 *
 * @param outdated further translations of lists that are restored, with what they translate
 */
export async function storeLists(
  trx: Trx,
  projectId: number,
  project: FormProject,
  outdated?: OutdatedEnglish,
): Promise<void> {
  const { partners, posts, photos, documents } = await toListRows(
    trx,
    projectId,
    project,
    outdated,
  );
  await deleteLists(trx, projectId);
  const owned = <Item extends object>(rows: readonly Item[]) =>
    rows.map((row) => ({ projectId, ...row }));
  await insertAll(owned(partners), (rows) =>
    trx.insertInto("projectPartner").values(rows).execute(),
  );
  await insertAll(owned(posts), (rows) => trx.insertInto("projectPost").values(rows).execute());
  await insertAll(owned(photos), (rows) =>
    trx.insertInto("projectGalleryItem").values(rows).execute(),
  );
  await insertAll(owned(documents), (rows) =>
    trx.insertInto("projectDocument").values(rows).execute(),
  );
}

/** The rows that the lists of a project would have once it were stored. */
export async function toListRows(
  executor: Db,
  projectId: number,
  project: FormProject,
  outdated?: OutdatedEnglish,
): Promise<ListRows> {
  const knownTo = async (list: "posts" | "documents", table: "projectPost" | "projectDocument") => [
    ...(await storedEnglishOf(executor, table, projectId)),
    ...earlierEnglish(outdated, list),
  ];
  const knownPosts = await knownTo("posts", "projectPost");
  const knownDocuments = await knownTo("documents", "projectDocument");
  const now = new Date().toISOString();
  return {
    partners: project.partners.map(({ image, imageAlt, link, order }) => ({
      position: order,
      image,
      link,
      alts: stringifyAlts({ image: [image, imageAlt] }),
    })),
    posts: project.posts.map(({ image, imageAlt, link, title, topic, createdAt, order, en }) => ({
      position: order,
      image,
      link,
      title,
      topic,
      createdAt: createdAt || now,
      en: stringifyEnglish(projectTexts.posts, { title, topic }, en, knownPosts, project.posts),
      alts: stringifyAlts({ image: [image, imageAlt] }),
    })),
    photos: project.gallery.flatMap(({ file, fileAlt, order }) =>
      file === null
        ? []
        : [{ position: order, file, alts: stringifyAlts({ file: [file, fileAlt] }) }],
    ),
    documents: project.documents.map(({ file, title, description, link, order, en }) => ({
      position: order,
      file,
      title,
      description,
      link,
      en: stringifyEnglish(
        projectTexts.documents,
        { title, description },
        en,
        knownDocuments,
        project.documents,
      ),
    })),
  };
}

const lists = ["projectPartner", "projectPost", "projectGalleryItem", "projectDocument"] as const;

async function storedEnglishOf(
  executor: Db,
  table: "projectPost" | "projectDocument",
  projectId: number,
): Promise<string[]> {
  const rows = await executor
    .selectFrom(table)
    .select("en")
    .where("projectId", "=", projectId)
    .execute();
  return rows.map((row) => row.en);
}

async function deleteLists(trx: Trx, projectId: number) {
  for (const table of lists) {
    await trx.deleteFrom(table).where("projectId", "=", projectId).execute();
  }
}

/** SQL has no empty `values` list. */
async function insertAll<Row>(rows: Row[], insert: (rows: Row[]) => Promise<unknown>) {
  if (rows.length > 0) await insert(rows);
}
