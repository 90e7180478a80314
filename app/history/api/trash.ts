import { dataOf, endpoint } from "#app/api/endpoint.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Trash from "#app/db/history/trash.repo.server.ts";
import { revisionResponse, toRevisionResponse } from "../history.schema.ts";

/** More than thirty days of deletions. */
const most = 1000;

const trash = resource({
  GET: endpoint({
    summary: "What was deleted and can be brought back, newest first",
    access: "staff",
    answer: dataOf(revisionResponse),
    handle: async () => ({ data: (await Trash.findPage({ limit: most })).map(toRevisionResponse) }),
  }),
});

export const loader = trash.loader;
export const action = trash.action;
