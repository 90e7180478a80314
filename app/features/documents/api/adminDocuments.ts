import { dataOf, endpoint, idResponse } from "#app/api/endpoint.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Documents from "../documents.repo.server.ts";
import { documentResponse, documentSchema } from "../documents.schema.ts";

const adminDocuments = resource({
  GET: endpoint({
    summary: "The documents of the library with their English texts",
    access: "staff",
    answer: dataOf(documentResponse),
    handle: async () => ({ data: await Documents.findAll() }),
  }),
  POST: endpoint({
    summary: "Adds a document at the end of the list",
    access: "staff",
    body: documentSchema,
    status: 201,
    answer: idResponse,
    isIdempotent: true,
    handle: ({ body, once }) => Documents.insert(body, once),
  }),
});

export const loader = adminDocuments.loader;
export const action = adminDocuments.action;
