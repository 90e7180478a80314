import { db } from "#app/db/connection.server.ts";
import {
  countHits,
  findHits,
  findTexts,
  type Search,
  type SearchKind,
  type SearchText,
} from "#app/db/searchIndex.server.ts";
import { withSiteName } from "#app/features/projects/siteName.server.ts";
import { cardImageOf } from "#app/features/projects/toCard.ts";
import type { InPortuguese } from "#app/i18n/content.ts";
import { paths } from "#app/paths.ts";
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
