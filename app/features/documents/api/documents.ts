import { dataOf, endpoint } from "#app/api/endpoint.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Documents from "../documents.repo.server.ts";
import { publicDocumentResponse } from "../documents.schema.ts";

const documents = resource({
  GET: endpoint({
    summary:
      "The documents of the library, in display order; /documento/{id}/{any slug} serves the newest file of one",
    access: "everyone",
    answer: dataOf(publicDocumentResponse),
    handle: async ({ lang }) => ({ data: await Documents.findAllPublic(lang) }),
  }),
});

export const loader = documents.loader;
export const action = documents.action;
