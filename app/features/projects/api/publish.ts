import { publishResource } from "#app/features/schedule/api/publication.server.ts";
import * as ProjectDrafts from "../projectDrafts.repo.server.ts";
import * as Projects from "../projects.repo.server.ts";
import { draftSchema } from "../projects.schema.ts";

const publish = publishResource({
  record: "a project",
  schema: draftSchema,
  findPublic: Projects.findById,
  findDraft: (id) => ProjectDrafts.find(id),
  publishDraft: ProjectDrafts.publishDraft,
  schedulePublication: ProjectDrafts.schedulePublication,
});

export const loader = publish.loader;
export const action = publish.action;
