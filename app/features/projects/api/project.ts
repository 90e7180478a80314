import { endpoint } from "#app/api/endpoint.server.ts";
import { found } from "#app/api/refusal.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Projects from "../projects.repo.server.ts";
import { publicProjectResponse } from "../projects.schema.ts";

const project = resource({
  GET: endpoint({
    summary: "One full project",
    access: "everyone",
    answer: publicProjectResponse,
    handle: async ({ id, lang }) => found(await Projects.findPublicById(id, lang)),
  }),
});

export const loader = project.loader;
export const action = project.action;
