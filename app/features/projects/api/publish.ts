import { validated } from "#app/api/body.server.ts";
import { endpoint } from "#app/api/endpoint.server.ts";
import { Refusal } from "#app/api/refusal.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as ProjectDrafts from "../projectDrafts.repo.server.ts";
import * as Projects from "../projects.repo.server.ts";
import { draftSchema } from "../projects.schema.ts";
import { publicationResponse, publicationSchema } from "./publication.schema.ts";

const publish = resource({
  POST: endpoint({
    summary: "Makes a project's draft public, now or at a time",
    access: "staff",
    find: ProjectDrafts.findToEdit,
    body: publicationSchema,
    isBodyOptional: true,
    answer: publicationResponse,
    refusals: [404, 409],
    handle: async ({ id, body: { at } }) => {
      const draft = await ProjectDrafts.find(id);
      if (!draft) return new Refusal(404);
      const content = await validated(draftSchema, draft.content);
      if (content instanceof Refusal) return content;
      const result = at
        ? await ProjectDrafts.schedulePublication(id, at)
        : await ProjectDrafts.publishDraft(id);
      if (result === "missing") return new Refusal(404);
      if (result !== "updated") return new Refusal(409);
      const published = !at || (await Projects.findById(id)) !== undefined;
      return { id, published, at: at ?? null };
    },
  }),
});

export const loader = publish.loader;
export const action = publish.action;
