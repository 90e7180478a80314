import { newDraftResource } from "#app/features/schedule/api/publication.server.ts";
import * as ProjectDrafts from "../projectDrafts.repo.server.ts";
import { draftSchema } from "../projects.schema.ts";

const newDraft = newDraftResource("a project", draftSchema, (content, once) =>
  ProjectDrafts.insert(content, once),
);

export const loader = newDraft.loader;
export const action = newDraft.action;
