import { draftResource } from "#app/api/draft.server.ts";
import * as DocumentDrafts from "../documentDrafts.repo.server.ts";
import * as Documents from "../documents.repo.server.ts";
import { documentSchema } from "../documents.schema.ts";

const draft = draftResource({
  kind: "documents",
  record: "a document",
  find: async (id) => (await Documents.findById(id)) ?? (await DocumentDrafts.find(id)),
  content: documentSchema,
  titleOf: ({ title }) => title,
  discard: DocumentDrafts.discard,
});

export const loader = draft.loader;
export const action = draft.action;
