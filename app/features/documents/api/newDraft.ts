import { newDraftResource } from "#app/features/schedule/api/publication.server.ts";
import * as DocumentDrafts from "../documentDrafts.repo.server.ts";
import { documentSchema } from "../documents.schema.ts";

const newDraft = newDraftResource("a document", documentSchema, (content, once) =>
  DocumentDrafts.insert(content, once),
);

export const loader = newDraft.loader;
export const action = newDraft.action;
