import { endpoint } from "#app/api/endpoint.server.ts";
import { Refusal } from "#app/api/refusal.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Trash from "#app/db/history/trash.repo.server.ts";
import { z } from "#app/validation/zod.ts";
import { restoreDeleted } from "../restore.server.ts";

const restoreFromTrash = resource({
  POST: endpoint({
    summary: "Brings a deleted record back, with its id, its place and its files",
    access: "staff",
    find: Trash.findById,
    answer: z.object({ id: z.int().nullable() }),
    refusals: [409],
    handle: async ({ id }) => {
      const deletion = await Trash.findById(id);
      const result = deletion && (await restoreDeleted(id));
      if (result === "invalid") return new Refusal(409, { message: "api.notRestorable" });
      return result === "restored" ? { id: deletion?.recordId ?? null } : new Refusal(404);
    },
  }),
});

export const loader = restoreFromTrash.loader;
export const action = restoreFromTrash.action;
