import { endpoint, idResponse } from "#app/api/endpoint.server.ts";
import { found } from "#app/api/refusal.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Trash from "#app/db/history/trash.repo.server.ts";
import { eraseForGood } from "../eraseForGood.server.ts";

const erase = resource({
  DELETE: endpoint({
    summary:
      "Erases a deleted record for good, with its versions and files; the id is its deletion's",
    access: "staff",
    find: Trash.findById,
    answer: idResponse,
    handle: async ({ id }) => found((await eraseForGood(id)) ? { id } : undefined),
  }),
});

export const loader = erase.loader;
export const action = erase.action;
