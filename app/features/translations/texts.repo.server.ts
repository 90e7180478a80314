import { db } from "#app/db/connection.server.ts";
import { parseEnglish } from "#app/db/english.server.ts";
import { altsOf } from "#app/db/placeAlts.server.ts";
import type { JsonText, Row } from "#app/db/tables.ts";
import { bannerTexts } from "#app/features/banner/banner.schema.ts";
import { englishOf } from "#app/features/media/description/description.repo.server.ts";
import { numberKeys } from "#app/features/numbers/numberKeys.ts";
import { numberTexts } from "#app/features/numbers/numbers.schema.ts";
import {
  altFields,
  parseProjectEnglish,
  toProject,
} from "#app/features/projects/projectRow.server.ts";
import { namedTexts, projectTexts } from "#app/features/projects/projects.schema.ts";
import { referencedPaths } from "#app/files/mediaReferences.server.ts";
import { placeAltName } from "#app/validation/placeAlt.ts";
import { entriesOf, type RecordName, type TextEntry } from "./textEntry.ts";

/** Records per statement. */
const batch = 100;

/**
 * All of staff's texts, in batches: projects in display order, then the figures, banner, documents, partners, and
 * the pictures and videos used by some record.
 */
export async function* findAll(): AsyncGenerator<TextEntry[]> {
  yield* inBatches(findProjects);
  yield await findNumbers();
  yield await findBanner();
  yield* inBatches(findDocuments);
  yield* inBatches(findPartners);
  yield* inBatches(findMedia);
}

/** The texts with these keys, as far as they exist. */
export async function findAllByKeys(keys: readonly string[]): Promise<TextEntry[]> {
  const wanted = new Set(keys);
  const found: TextEntry[] = [];
  for await (const entries of findAll())
    found.push(...entries.filter(({ key }) => wanted.has(key)));
  return found;
}

type FindBatch = (offset: number) => Promise<{ count: number; entries: TextEntry[] }>;

async function* inBatches(find: FindBatch): AsyncGenerator<TextEntry[]> {
  for (let offset = 0; ; offset += batch) {
    const { count, entries } = await find(offset);
    yield entries;
    if (count < batch) return;
  }
}

async function findProjects(offset: number) {
  const rows = await db()
    .selectFrom("project")
    .selectAll()
    .orderBy("position")
    .orderBy("id")
    .limit(batch)
    .offset(offset)
    .execute();
  const ids = rows.map((row) => row.id);
  const posts = await findItems("projectPost", ids);
  const documents = await findItems("projectDocument", ids);
  const partners = await findItems("projectPartner", ids);
  const photos = await findItems("projectGalleryItem", ids);
  const entries = rows.flatMap((row) => {
    const record = { kind: "project", id: String(row.id), title: row.name } as const;
    return [
      ...projectEntries(record, row),
      ...itemEntries(record, "posts", posts.get(row.id)),
      ...itemEntries(record, "documents", documents.get(row.id)),
      ...photoEntries(record, "partners", partners.get(row.id)),
      ...photoEntries(record, "posts", posts.get(row.id)),
      ...photoEntries(record, "gallery", photos.get(row.id)),
    ];
  });
  return { count: rows.length, entries };
}

/** The project's own texts, part by part. */
function projectEntries(record: RecordName, row: Row<"project">) {
  const project = toProject(row, "pt");
  const english = parseProjectEnglish(row.en);
  return [
    ...entriesOf(record, "", pick(projectTexts.main, project), english.main, namedTexts),
    ...(["description", "results", "beforeAndAfter"] as const).flatMap((part) =>
      entriesOf(record, `${part}.`, pick(projectTexts[part], project[part]), english[part]),
    ),
    ...altEntries(record, "", row.alts, ownAltFields(row)),
    ...(["description", "results", "beforeAndAfter"] as const).flatMap((part) =>
      altEntries(record, `${part}.`, row.alts, altFields[part]),
    ),
  ];
}

/** A card that follows the banner has that one's text. */
function ownAltFields({ cardFollowsBanner }: Row<"project">): Record<string, string> {
  const { cardImageDesktopAlt, ...others } = altFields.main;
  return cardFollowsBanner ? others : altFields.main;
}

/** The texts of pictures in one place alone, which are kept in both languages beside each other. */
function altEntries(
  record: RecordName,
  prefix: string,
  json: JsonText,
  fields: Readonly<Record<string, string>>,
): TextEntry[] {
  return Object.entries(altsOf(json, fields, "both")).flatMap(([field, alt]) => {
    if (!alt || alt.decorative) return [];
    const english = alt.en?.text ? { text: alt.en.text, source: alt.text } : undefined;
    return entriesOf(
      record,
      `${prefix}${field}.`,
      { text: alt.text },
      english && { text: english },
    );
  });
}

const photoFields = { partners: "image", posts: "image", gallery: "file" } as const;

type Photo = Row<"projectPartner"> | Row<"projectPost"> | Row<"projectGalleryItem">;

function photoEntries(record: RecordName, list: keyof typeof photoFields, rows: Photo[] = []) {
  const column = photoFields[list];
  const fields = { [placeAltName(column)]: column };
  return rows.flatMap(({ alts }, index) => altEntries(record, `${list}[${index}].`, alts, fields));
}

type Item = Row<"projectPost"> | Row<"projectDocument">;

function itemEntries(record: RecordName, list: "posts" | "documents", items: Item[] = []) {
  return items.flatMap((item, index) =>
    entriesOf(record, `${list}[${index}].`, pick(projectTexts[list], item), parseEnglish(item.en)),
  );
}

const itemTables = [
  "projectPost",
  "projectDocument",
  "projectPartner",
  "projectGalleryItem",
] as const;

/** The lists' items by project, in order. */
async function findItems<Table extends (typeof itemTables)[number]>(
  table: Table,
  projectIds: number[],
) {
  const byProject = new Map<number, Row<Table>[]>();
  if (projectIds.length === 0) return byProject;
  const rows: Row<(typeof itemTables)[number]>[] = await db()
    .selectFrom(table as (typeof itemTables)[number])
    .selectAll()
    .where("projectId", "in", projectIds)
    .orderBy("position")
    .execute();
  for (const row of rows) {
    byProject.set(row.projectId, [...(byProject.get(row.projectId) ?? []), row as Row<Table>]);
  }
  return byProject;
}

async function findNumbers(): Promise<TextEntry[]> {
  const rows = await db().selectFrom("homeNumber").selectAll().execute();
  const record = { kind: "numbers", id: "home", title: "" } as const;
  return numberKeys.flatMap((key) =>
    rows
      .filter((row) => row.key === key)
      .flatMap((row) => entriesOf(record, `${key}.`, pick(numberTexts, row), parseEnglish(row.en))),
  );
}

async function findBanner(): Promise<TextEntry[]> {
  const row = await db().selectFrom("banner").selectAll().executeTakeFirstOrThrow();
  const record = { kind: "banner", id: "home", title: "" } as const;
  return [
    ...entriesOf(record, "", pick(bannerTexts, row), parseEnglish(row.en)),
    ...altEntries(record, "", row.alts, { desktopImageAlt: "desktopImage" }),
  ];
}

async function findDocuments(offset: number) {
  const rows = await db()
    .selectFrom("document")
    .select(["id", "title", "description", "en"])
    .orderBy("position")
    .orderBy("id")
    .limit(batch)
    .offset(offset)
    .execute();
  const entries = rows.flatMap(({ id, title, description, en }) => {
    const record = { kind: "document", id: String(id), title } as const;
    return entriesOf(record, "", { title, description }, parseEnglish(en));
  });
  return { count: rows.length, entries };
}

async function findPartners(offset: number) {
  const rows = await db()
    .selectFrom("partner")
    .select(["id", "name", "en", "alts"])
    .orderBy("type")
    .orderBy("position")
    .orderBy("id")
    .limit(batch)
    .offset(offset)
    .execute();
  const entries = rows.flatMap(({ id, name, en, alts }) => {
    const record = { kind: "partner", id: String(id), title: name } as const;
    return [
      ...entriesOf(record, "", { name }, parseEnglish(en), ["name"]),
      ...altEntries(record, "", alts, { imageAlt: "image" }),
    ];
  });
  return { count: rows.length, entries };
}

/** Alternative texts of pictures and transcripts of videos; files that no record uses need no translation. */
async function findMedia(offset: number) {
  const rows = await db()
    .selectFrom("media")
    .selectAll()
    .where("path", "in", referencedPaths())
    .orderBy("id")
    .limit(batch)
    .offset(offset)
    .execute();
  const entries = rows.flatMap((media) => {
    const { path: id, originalName: title, altPt: alt, transcriptPt: transcript } = media;
    if (media.type.startsWith("video/")) {
      const english = { transcript: englishOf(media, "transcript") };
      return entriesOf({ kind: "film", id, title }, "", { transcript }, english);
    }
    if (!media.type.startsWith("image/") || media.isDecorative) return [];
    return entriesOf({ kind: "image", id, title }, "", { alt }, { alt: englishOf(media, "alt") });
  });
  return { count: rows.length, entries };
}

function pick(fields: readonly string[], row: object): Record<string, string> {
  const texts = row as Record<string, unknown>;
  return Object.fromEntries(fields.map((field) => [field, String(texts[field] ?? "")]));
}
