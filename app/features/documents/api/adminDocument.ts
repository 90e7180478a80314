import { endpoint, idResponse } from "#app/api/endpoint.server.ts";
import { afterUpdate, found } from "#app/api/refusal.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as DocumentDrafts from "../documentDrafts.repo.server.ts";
import * as Documents from "../documents.repo.server.ts";
import { documentSchema } from "../documents.schema.ts";

const adminDocument = resource({
  PUT: endpoint({
    summary: "Replaces a document",
    access: "staff",
    find: Documents.findById,
    body: documentSchema,
    answer: idResponse,
    handle: async ({ id, body }) => afterUpdate(await Documents.update(id, body), { id }),
  }),
  DELETE: endpoint({
    summary: "Deletes a document",
    access: "staff",
    answer: idResponse,
    handle: async ({ id }) => found((await DocumentDrafts.deleteById(id)) ? { id } : undefined),
  }),
});

export const loader = adminDocument.loader;
export const action = adminDocument.action;
