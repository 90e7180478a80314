import { endpoint, idResponse } from "#app/api/endpoint.server.ts";
import { afterUpdate, found } from "#app/api/refusal.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as ProjectDrafts from "../projectDrafts.repo.server.ts";
import * as Projects from "../projects.repo.server.ts";
import { projectResponse, projectSchema } from "../projects.schema.ts";

const adminProject = resource({
  GET: endpoint({
    summary: "One full project with its English texts",
    access: "staff",
    answer: projectResponse,
    isVersioned: true,
    handle: async ({ id }) => found(await Projects.findById(id)),
  }),
  PUT: endpoint({
    summary: "Replaces a whole project",
    access: "staff",
    find: Projects.findById,
    body: projectSchema,
    answer: idResponse,
    isVersioned: true,
    handle: async ({ id, body, basedOn }) =>
      afterUpdate(await Projects.update(id, body, basedOn), { id }),
  }),
  DELETE: endpoint({
    summary: "Deletes a project",
    access: "staff",
    answer: idResponse,
    handle: async ({ id }) => found((await ProjectDrafts.deleteById(id)) ? { id } : undefined),
  }),
});

export const loader = adminProject.loader;
export const action = adminProject.action;
