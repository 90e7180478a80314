import { validated } from "#app/api/body.server.ts";
import { endpoint } from "#app/api/endpoint.server.ts";
import { Refusal } from "#app/api/refusal.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { asTyped } from "#app/db/drafts/typedTexts.ts";
import { publicationSchema, soleResponse } from "#app/features/schedule/api/publication.server.ts";
import * as Banner from "../banner.repo.server.ts";
import { bannerSchema } from "../banner.schema.ts";

const publish = resource({
  POST: endpoint({
    summary: "Makes the banner's draft public, now or at a time",
    access: "staff",
    body: publicationSchema,
    isBodyOptional: true,
    answer: soleResponse,
    refusals: [404, 409],
    handle: async ({ body: { at } }) => {
      const draft = await Drafts.find("banner");
      if (!draft) return new Refusal(404);
      const content = await validated(bannerSchema, asTyped(draft));
      if (content instanceof Refusal) return content;
      const result = at ? await Banner.schedulePublication(at) : await Banner.publishDraft();
      if (result === "missing") return new Refusal(404);
      if (result !== "updated") return new Refusal(409);
      return { published: (await Banner.find()).active, at: at ?? null };
    },
  }),
});

export const loader = publish.loader;
export const action = publish.action;
