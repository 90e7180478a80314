import { unpublishResource } from "#app/features/schedule/api/publication.server.ts";
import * as DocumentDrafts from "../documentDrafts.repo.server.ts";
import * as Documents from "../documents.repo.server.ts";

const unpublish = unpublishResource({
  record: "a document",
  end: "its file answers 410",
  findPublic: Documents.findById,
  findDraft: (id) => DocumentDrafts.find(id),
  unpublish: DocumentDrafts.unpublish,
  isUnpublished: DocumentDrafts.isUnpublished,
  scheduleUnpublishing: DocumentDrafts.scheduleUnpublishing,
});

export const loader = unpublish.loader;
export const action = unpublish.action;
