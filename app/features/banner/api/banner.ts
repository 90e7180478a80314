import { endpoint } from "#app/api/endpoint.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Banner from "../banner.repo.server.ts";
import { publicBannerResponse } from "../banner.schema.ts";

const banner = resource({
  GET: endpoint({
    summary: "The home page's banner; an inactive one has no link, no images and no words",
    access: "everyone",
    answer: publicBannerResponse,
    handle: ({ lang }) => Banner.findPublic(lang),
  }),
});

export const loader = banner.loader;
export const action = banner.action;
