import { endpoint } from "#app/api/endpoint.server.ts";
import { resource } from "#app/api/resource.server.ts";
import { paths } from "#app/paths.ts";
import { queryOf } from "#app/validation/query.ts";
import { searchResponse } from "../search.schema.ts";
import { findResults } from "../site/findResults.server.ts";

const search = resource({
  GET: endpoint({
    summary: "The best results of the site's search: five projects and five documents at most",
    access: "everyone",
    query: { q: "One or more words, or the beginnings of words" },
    answer: searchResponse,
    handle: async ({ lang, query }) => {
      const { counts, projects, documents } = await findResults(
        queryOf(query.get("q")),
        lang,
        new URLSearchParams(),
      );
      return {
        total: counts.projects + counts.documents,
        results: [
          ...projects.map((project) => toResult("project", project, paths.project(project))),
          // One that has nothing yet leads nowhere.
          ...documents.flatMap((document) => {
            const url = document.href ?? document.link;
            return url ? toResult("document", document, url) : [];
          }),
        ],
      };
    },
  }),
});

function toResult(
  kind: "project" | "document",
  { title, inPortuguese }: { title: readonly string[]; inPortuguese?: readonly string[] },
  url: string,
) {
  const isInPortuguese = inPortuguese?.includes("title") ?? false;
  return { kind, title: title.join(""), url, isInPortuguese };
}

export const loader = search.loader;
export const action = search.action;
