import { endpoint } from "#app/api/endpoint.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Banner from "../banner.repo.server.ts";
import { bannerSchema } from "../banner.schema.ts";

const banner = resource({
  GET: endpoint({
    summary: "The home page's banner; an inactive one has neither link nor images",
    access: "everyone",
    answer: bannerSchema,
    handle: () => Banner.findPublic(),
  }),
});

export const loader = banner.loader;
export const action = banner.action;
