import { dataOf, endpoint } from "#app/api/endpoint.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Projects from "../projects.repo.server.ts";
import { projectSummary } from "../projects.schema.ts";

const allProjects = resource({
  GET: endpoint({
    summary: "Every project, in display order",
    access: "everyone",
    answer: dataOf(projectSummary),
    handle: async ({ lang }) => ({ data: await Projects.findAllSummaries({ lang }) }),
  }),
});

export const loader = allProjects.loader;
export const action = allProjects.action;
