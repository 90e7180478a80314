import { draftResource } from "#app/api/draft.server.ts";
import * as ProjectDrafts from "../projectDrafts.repo.server.ts";
import { draftSchema } from "../projects.schema.ts";

const draft = draftResource({
  kind: "project",
  record: "a project",
  find: ProjectDrafts.findToEdit,
  content: draftSchema,
  titleOf: ({ name }) => name,
  discard: ProjectDrafts.discard,
});

export const loader = draft.loader;
export const action = draft.action;
