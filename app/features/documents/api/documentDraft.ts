import { draftResource } from "#app/api/draft.server.ts";
import * as Documents from "../documents.repo.server.ts";
import { documentSchema } from "../documents.schema.ts";

const draft = draftResource({
  kind: "documents",
  record: "a document",
  find: Documents.findById,
  content: documentSchema,
  titleOf: ({ title }) => title,
});

export const loader = draft.loader;
export const action = draft.action;
