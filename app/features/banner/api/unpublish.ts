import { endpoint } from "#app/api/endpoint.server.ts";
import { found } from "#app/api/refusal.server.ts";
import { resource } from "#app/api/resource.server.ts";
import { publicationSchema, soleResponse } from "#app/features/schedule/api/publication.server.ts";
import * as Banner from "../banner.repo.server.ts";

const unpublish = resource({
  POST: endpoint({
    summary: "Takes the banner off the site, now or at a time: it is stored as inactive",
    access: "staff",
    body: publicationSchema,
    isBodyOptional: true,
    answer: soleResponse,
    refusals: [404],
    handle: async ({ body: { at } }) => {
      if (at) {
        const isPlanned = await Banner.scheduleUnpublishing(at);
        return found(isPlanned ? { published: (await Banner.find()).active, at } : undefined);
      }
      // One that is off the site already stays so.
      await Banner.unpublish();
      return { published: false, at: null };
    },
  }),
});

export const loader = unpublish.loader;
export const action = unpublish.action;
