import { z } from "zod";
import { endpoint } from "#app/api/endpoint.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Projects from "../projects.repo.server.ts";
import { projectSummary } from "../projects.schema.ts";

const projects = resource({
  GET: endpoint({
    summary: "Projects in display order",
    access: "everyone",
    query: { highlight: "`true`: the highlighted ones only" },
    answer: z.array(projectSummary),
    handle: ({ lang, query }) => {
      const highlighted = query.get("highlight") === "true" || undefined;
      return Projects.findAllSummaries({ lang, highlighted });
    },
  }),
});

export const loader = projects.loader;
export const action = projects.action;
