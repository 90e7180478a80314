import { endpoint } from "#app/api/endpoint.server.ts";
import { resource } from "#app/api/resource.server.ts";
import { idResponse } from "#app/api/responses.ts";
import { z } from "#app/validation/zod.ts";
import * as ProjectDrafts from "../projectDrafts.repo.server.ts";
import { draftSchema } from "../projects.schema.ts";

const newDraft = resource({
  POST: endpoint({
    summary: "Adds a project that is only a draft, until it is published",
    access: "staff",
    body: z.object({ content: draftSchema }, { error: "validation.type" }),
    status: 201,
    answer: idResponse,
    isIdempotent: true,
    handle: ({ body: { content }, once }) => ProjectDrafts.insert(content, once),
  }),
});

export const loader = newDraft.loader;
export const action = newDraft.action;
