import { unpublishResource } from "#app/features/schedule/api/publication.server.ts";
import * as ProjectDrafts from "../projectDrafts.repo.server.ts";
import * as Projects from "../projects.repo.server.ts";

const unpublish = unpublishResource({
  record: "a project",
  end: "its address answers 410",
  findPublic: Projects.findById,
  findDraft: (id) => ProjectDrafts.find(id),
  unpublish: ProjectDrafts.unpublish,
  isUnpublished: ProjectDrafts.isUnpublished,
  scheduleUnpublishing: ProjectDrafts.scheduleUnpublishing,
});

export const loader = unpublish.loader;
export const action = unpublish.action;
