import { dataOf } from "#app/api/answers.ts";
import { endpoint } from "#app/api/endpoint.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Documents from "../documents.repo.server.ts";
import { publicDocumentAnswer } from "../documents.schema.ts";

const documents = resource({
  GET: endpoint({
    summary: "The documents of the library, in display order",
    access: "everyone",
    answer: dataOf(publicDocumentAnswer),
    handle: async ({ lang }) => ({ data: await Documents.findAllPublic(lang) }),
  }),
});

export const loader = documents.loader;
export const action = documents.action;
