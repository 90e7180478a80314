import { endpoint } from "#app/api/endpoint.server.ts";
import { afterUpdate } from "#app/api/refusal.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Banner from "../banner.repo.server.ts";
import { bannerSchema } from "../banner.schema.ts";

const adminBanner = resource({
  GET: endpoint({
    summary: "The banner as stored",
    access: "staff",
    answer: bannerSchema,
    isVersioned: true,
    handle: () => Banner.find(),
  }),
  POST: endpoint({
    summary: "Replaces the banner",
    access: "staff",
    body: bannerSchema,
    answer: bannerSchema,
    isVersioned: true,
    handle: async ({ body, basedOn }) =>
      afterUpdate(await Banner.update(body, basedOn), await Banner.find()),
  }),
});

export const loader = adminBanner.loader;
export const action = adminBanner.action;
