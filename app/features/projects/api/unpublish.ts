import { endpoint } from "#app/api/endpoint.server.ts";
import { found } from "#app/api/outcomes.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as ProjectDrafts from "../projectDrafts.repo.server.ts";
import * as Projects from "../projects.repo.server.ts";
import { publicationResponse, publicationSchema } from "./publication.schema.ts";

const unpublish = resource({
  POST: endpoint({
    summary:
      "Takes a project off the site, now or at a time: its content stays as a draft, its address answers 410",
    access: "staff",
    find: ProjectDrafts.findToEdit,
    body: publicationSchema,
    isBodyOptional: true,
    answer: publicationResponse,
    refusals: [404],
    handle: async ({ id, body: { at } }) => {
      if (at) {
        const isPlanned = await ProjectDrafts.scheduleUnpublishing(id, at);
        const published = (await Projects.findById(id)) !== undefined;
        return found(isPlanned ? { id, published, at } : undefined);
      }
      const isHidden =
        (await ProjectDrafts.unpublish(id)) !== undefined ||
        (await ProjectDrafts.isUnpublished(id));
      return found(isHidden ? { id, published: false, at: null } : undefined);
    },
  }),
});

export const loader = unpublish.loader;
export const action = unpublish.action;
