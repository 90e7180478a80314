import { db } from "#app/db/connection.server.ts";
import {
  countHits,
  findHits,
  findTexts,
  findTitles,
  type Search,
  type SearchHit,
  type SearchKind,
  type SearchText,
} from "#app/db/searchIndex.server.ts";
import { withSiteName } from "#app/features/projects/siteName.server.ts";
import { cardImageOf } from "#app/features/projects/toCard.ts";
import type { InPortuguese } from "#app/i18n/content.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { paths } from "#app/paths.ts";
import { isBlank } from "#app/text/blank.ts";
import { type Highlighted, highlightWords, snippet } from "./highlighted.ts";

/** A project in the results. */
export interface FoundProject extends InPortuguese {
  id: number;
  name: string;
  title: Highlighted;
  snippet: Highlighted;
  /** Path under /storage. */
  image: string | null;
}

/** A document in the results: of the library, or of a project. */
export interface FoundDocument extends InPortuguese {
  key: string;
  title: Highlighted;
  snippet: Highlighted;
  /** Path under /storage; null when it is only a link, or has nothing yet. */
  file: string | null;
  /** Where visitors find the file. */
  href: string | null;
  link: string;
  /** The project it belongs to; null for the library's documents. */
  project: ({ id: number; name: string; title: Highlighted } & InPortuguese) | null;
}

export type Query = Omit<Search, "kinds">;
interface Part {
  limit: number;
  offset: number;
}

const projectKinds: SearchKind[] = ["project"];
const documentKinds: SearchKind[] = ["document", "projectDocument"];

/** How many projects and documents match. */
export async function countFound(query: Query): Promise<{ projects: number; documents: number }> {
  return {
    projects: await countHits({ ...query, kinds: projectKinds }),
    documents: await countHits({ ...query, kinds: documentKinds }),
  };
}

/** A match by its title and address alone. */
export interface FoundTitle {
  kind: "project" | "document";
  title: string;
  /** Name of the project that a document belongs to. */
  project: string;
  url: string;
  isInPortuguese: boolean;
}

/**
 * The best projects and documents, so many of each at most, and how many match: cheap enough to be asked while
 * somebody types. Without documents that have no title or lead nowhere.
 */
export async function findFirst(
  query: Query,
  limit: number,
): Promise<{ total: number; results: FoundTitle[] }> {
  const part = { limit, offset: 0 };
  const projects = await findHits({ ...query, kinds: projectKinds }, part);
  const documents = await findHits({ ...query, kinds: documentKinds }, part);
  const isAll = projects.length < limit && documents.length < limit;
  const kinds = [...projectKinds, ...documentKinds];
  const total = isAll ? projects.length + documents.length : await countHits({ ...query, kinds });
  const results = [
    ...(await titledProjects(
      projects.map(({ recordId }) => recordId),
      query,
    )),
    ...(await titledDocuments(documents, query)),
  ];
  return { total, results };
}

async function titledProjects(ids: number[], query: Query): Promise<FoundTitle[]> {
  const titleOf = await readTitles("project", ids, query);
  return ids.map((id) => {
    const { title, isInPortuguese } = titleOf(id);
    const named = withSiteName({ id, name: title }, query.lang);
    const url = paths.project(named);
    return { kind: "project", title: named.name, project: "", url, isInPortuguese };
  });
}

async function titledDocuments(hits: SearchHit[], query: Query): Promise<FoundTitle[]> {
  const idsOf = (kind: SearchKind) =>
    hits.flatMap((hit) => (hit.kind === kind ? hit.recordId : []));
  const rows = await db()
    .selectFrom("document")
    .select(["id", "file"])
    .where("id", "in", idsOf("document"))
    .execute();
  const items = await db()
    .selectFrom("projectDocument")
    .select(["id", "file", "link", "projectId"])
    .where("id", "in", idsOf("projectDocument"))
    .execute();
  const ofLibrary = await readTitles("document", idsOf("document"), query);
  const ofProjects = await readTitles("projectDocument", idsOf("projectDocument"), query);
  const projectIds = items.map(({ projectId }) => projectId);
  const ofProject = await readTitles("project", projectIds, query);
  return hits.flatMap(({ kind, recordId: id }) => {
    const text = kind === "document" ? ofLibrary(id) : ofProjects(id);
    const item = kind === "projectDocument" && items.find((each) => each.id === id);
    const file = item ? item.file : rows.find((each) => each.id === id)?.file;
    const url = item
      ? file
        ? paths.stored(file)
        : item.link
      : file && paths.document({ id, title: text.title });
    if (!url || isBlank(text.title)) return [];
    const project = item
      ? withSiteName({ id: item.projectId, name: ofProject(item.projectId).title }, query.lang).name
      : "";
    return { kind: "document" as const, ...text, project, url };
  });
}

/** The titles of some records in the language of the search, and whether they are Portuguese in another. */
async function readTitles(kind: SearchKind, ids: number[], { lang }: Query) {
  const titles = await findTitles(kind, ids);
  const titleIn = (id: number, wanted: Lang) =>
    titles.find((each) => each.recordId === id && each.lang === wanted)?.title ?? "";
  return (id: number) => {
    const title = titleIn(id, lang);
    return { title, isInPortuguese: lang !== "pt" && title !== "" && title === titleIn(id, "pt") };
  };
}

/** One page of the matching projects, best match first. */
export async function findProjects(query: Query, part: Part): Promise<FoundProject[]> {
  const hits = await findHits({ ...query, kinds: projectKinds }, part);
  const ids = hits.map(({ recordId }) => recordId);
  if (ids.length === 0) return [];
  const texts = await findTexts("project", ids, query.lang);
  const fallbacks = await findFallbacks("project", ids, query);
  const rows = await db()
    .selectFrom("project")
    .select(["id", "cardImageDesktop", "bannerImage"])
    .where("id", "in", ids)
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    const text = texts.find((each) => each.recordId === id);
    if (!row || !text) return [];
    const { lead, body } = text;
    const { name } = withSiteName({ id, name: text.title }, query.lang);
    const shown = {
      title: highlightWords(name, query.terms),
      snippet: snippet([lead, ...body.split("\n")], query.terms),
    };
    return {
      id,
      name,
      ...shown,
      inPortuguese: amongFallbacks({ ...shown, name: shown.title }, fallbacks(id)),
      image: cardImageOf(row),
    };
  });
}

/** One page of the matching documents, best match first. */
export async function findDocuments(query: Query, part: Part): Promise<FoundDocument[]> {
  const hits = await findHits({ ...query, kinds: documentKinds }, part);
  const idsOf = (kind: SearchKind) =>
    hits.flatMap((hit) => (hit.kind === kind ? hit.recordId : []));
  const found = [
    ...(await findLibrary(idsOf("document"), query)),
    ...(await findOfProjects(idsOf("projectDocument"), query)),
  ];
  return hits.flatMap(
    (hit) => found.find(({ key }) => key === keyOf(hit.kind, hit.recordId)) ?? [],
  );
}

async function findLibrary(ids: number[], query: Query): Promise<FoundDocument[]> {
  if (ids.length === 0) return [];
  const texts = await findTexts("document", ids, query.lang);
  const fallbacks = await findFallbacks("document", ids, query);
  const rows = await db()
    .selectFrom("document")
    .select(["id", "file"])
    .where("id", "in", ids)
    .execute();
  return texts.map(({ recordId, title, lead }) => {
    const shown = {
      title: highlightWords(title, query.terms),
      snippet: snippet([lead], query.terms),
    };
    const file = rows.find(({ id }) => id === recordId)?.file ?? null;
    return {
      key: keyOf("document", recordId),
      ...shown,
      inPortuguese: amongFallbacks(shown, fallbacks(recordId)),
      file,
      href: file && paths.document({ id: recordId, title }),
      link: "",
      project: null,
    };
  });
}

async function findOfProjects(ids: number[], query: Query): Promise<FoundDocument[]> {
  if (ids.length === 0) return [];
  const texts = await findTexts("projectDocument", ids, query.lang);
  const fallbacks = await findFallbacks("projectDocument", ids, query);
  const rows = await db()
    .selectFrom("projectDocument as item")
    .innerJoin("project", "project.id", "item.projectId")
    .select(["item.id", "item.file", "item.link", "project.id as projectId"])
    .where("item.id", "in", ids)
    .execute();
  return texts.flatMap(({ recordId, title, lead, body }) => {
    const row = rows.find(({ id }) => id === recordId);
    if (!row) return [];
    const shown = {
      title: highlightWords(title, query.terms),
      snippet: snippet([lead], query.terms),
    };
    // For a project's document, the index's `body` is the project's name.
    const named = withSiteName({ id: row.projectId, name: body }, query.lang);
    const project = { ...named, title: highlightWords(named.name, query.terms) };
    return {
      key: keyOf("projectDocument", recordId),
      ...shown,
      inPortuguese: amongFallbacks(shown, fallbacks(recordId)),
      file: row.file,
      href: row.file && paths.stored(row.file),
      link: row.link,
      project: {
        ...project,
        inPortuguese: amongFallbacks({ title: project.title }, fallbacks(recordId)),
      },
    };
  });
}

/** The Portuguese texts by record, shown on the English page where there is no translation. */
async function findFallbacks(kind: SearchKind, ids: number[], { lang }: Query) {
  const texts = lang === "pt" ? [] : await findTexts(kind, ids, "pt");
  return (id: number): SearchText | undefined => texts.find(({ recordId }) => recordId === id);
}

/** Names of the texts shown in Portuguese on a page in another language. */
function amongFallbacks(
  shown: Record<string, Highlighted>,
  fallback: SearchText | undefined,
): string[] {
  if (!fallback) return [];
  const portuguese = [fallback.title, fallback.lead, fallback.body].join("\n");
  const isPortuguese = (text: string) => text !== "" && portuguese.includes(text);
  return Object.keys(shown).filter((name) =>
    isPortuguese((shown[name] ?? []).join("").replace(/^… | …$/g, "")),
  );
}

const keyOf = (kind: SearchKind, id: number) => `${kind} ${id}`;
