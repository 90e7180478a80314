import { dataOf, endpoint } from "#app/api/endpoint.server.ts";
import { Refusal } from "#app/api/refusal.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import { recordKinds, revisionResponse, toRevisionResponse } from "../history.schema.ts";

const maxLimit = 100;

const history = resource({
  GET: endpoint({
    summary: "What has changed, newest first",
    access: "staff",
    query: {
      kind: "Only this kind of records: `project`, `documents`, `partners`, `banner` or `home`",
      id: "With `kind`: only this record",
      before: "Only what came before this revision",
      limit: `At most so many, up to ${maxLimit}; 50 by default`,
    },
    answer: dataOf(revisionResponse),
    refusals: [400],
    handle: async ({ query }) => {
      const filter = readFilter(query);
      if (filter instanceof Refusal) return filter;
      return { data: (await Revisions.findPage(filter)).map(toRevisionResponse) };
    },
  }),
});

/** The query's parameters; one that is empty counts as absent. */
function readFilter(query: URLSearchParams) {
  const kind = recordKinds.find((name) => name === query.get("kind"));
  const [id, before, limit] = (["id", "before", "limit"] as const).map((name) =>
    numberIn(query, name),
  );
  const errors = {
    ...(query.get("kind") && !kind && { kind: ["validation.option" as const] }),
    ...(id === false && { id: ["validation.id" as const] }),
    ...(before === false && { before: ["validation.id" as const] }),
    ...(limit === false && { limit: ["validation.type" as const] }),
  };
  if (Object.keys(errors).length > 0) return new Refusal(400, { errors });
  return {
    kind,
    id: id || undefined,
    before: before || undefined,
    limit: Math.min(limit || 50, maxLimit),
  };
}

/** False where it is not a whole number from 1. */
function numberIn(query: URLSearchParams, name: string): number | undefined | false {
  const text = query.get(name);
  return text ? (recordIdOf(text) ?? false) : undefined;
}

export const loader = history.loader;
export const action = history.action;
