import { dataOf, endpoint, idResponse } from "#app/api/endpoint.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Projects from "../projects.repo.server.ts";
import { projectListItem, projectSchema } from "../projects.schema.ts";

const adminProjects = resource({
  GET: endpoint({
    summary: "Every project, for the back office's list",
    access: "staff",
    answer: dataOf(projectListItem),
    handle: async () => ({ data: await Projects.findAllForStaff() }),
  }),
  POST: endpoint({
    summary: "Adds a project at the end of the list",
    access: "staff",
    body: projectSchema,
    status: 201,
    answer: idResponse,
    isIdempotent: true,
    handle: ({ body, once }) => Projects.insert(body, once),
  }),
});

export const loader = adminProjects.loader;
export const action = adminProjects.action;
