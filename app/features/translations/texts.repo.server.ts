import { db } from "#app/db/connection.server.ts";
import { parseEnglish } from "#app/db/english.server.ts";
import type { Row } from "#app/db/tables.ts";
import { bannerTexts } from "#app/features/banner/banner.schema.ts";
import { englishOf } from "#app/features/media/description/description.repo.server.ts";
import { numberKeys } from "#app/features/numbers/numberKeys.ts";
import { numberTexts } from "#app/features/numbers/numbers.schema.ts";
import { parseProjectEnglish, toProject } from "#app/features/projects/projectRow.server.ts";
import { namedTexts, projectTexts } from "#app/features/projects/projects.schema.ts";
import { referencedPaths } from "#app/files/mediaReferences.server.ts";
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
  const entries = rows.flatMap((row) => {
    const record = { kind: "project", id: String(row.id), title: row.name } as const;
    return [
      ...projectEntries(record, row),
      ...itemEntries(record, "posts", posts.get(row.id)),
      ...itemEntries(record, "documents", documents.get(row.id)),
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
  ];
}

type Item = Row<"projectPost"> | Row<"projectDocument">;

function itemEntries(record: RecordName, list: "posts" | "documents", items: Item[] = []) {
  return items.flatMap((item, index) =>
    entriesOf(record, `${list}[${index}].`, pick(projectTexts[list], item), parseEnglish(item.en)),
  );
}

/** The lists' items by project, in order. */
async function findItems(table: "projectPost" | "projectDocument", projectIds: number[]) {
  const byProject = new Map<number, Item[]>();
  if (projectIds.length === 0) return byProject;
  const rows: Item[] = await db()
    .selectFrom(table)
    .selectAll()
    .where("projectId", "in", projectIds)
    .orderBy("position")
    .execute();
  for (const row of rows) {
    byProject.set(row.projectId, [...(byProject.get(row.projectId) ?? []), row]);
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
  return entriesOf(record, "", pick(bannerTexts, row), parseEnglish(row.en));
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
    .select(["id", "name", "en"])
    .orderBy("type")
    .orderBy("position")
    .orderBy("id")
    .limit(batch)
    .offset(offset)
    .execute();
  const entries = rows.flatMap(({ id, name, en }) =>
    entriesOf({ kind: "partner", id: String(id), title: name }, "", { name }, parseEnglish(en), [
      "name",
    ]),
  );
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
