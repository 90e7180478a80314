import { publishResource } from "#app/features/schedule/api/publication.server.ts";
import * as DocumentDrafts from "../documentDrafts.repo.server.ts";
import * as Documents from "../documents.repo.server.ts";
import { documentSchema } from "../documents.schema.ts";

const publish = publishResource({
  record: "a document",
  schema: documentSchema,
  findPublic: Documents.findById,
  findDraft: (id) => DocumentDrafts.find(id),
  publishDraft: DocumentDrafts.publishDraft,
  schedulePublication: DocumentDrafts.schedulePublication,
});

export const loader = publish.loader;
export const action = publish.action;
