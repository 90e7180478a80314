import { endpoint } from "#app/api/endpoint.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Numbers from "../numbers.repo.server.ts";
import { publicNumbersResponse } from "../numbers.schema.ts";

const home = resource({
  GET: endpoint({
    summary: "The four figures of the home page",
    access: "everyone",
    answer: publicNumbersResponse,
    handle: ({ lang }) => Numbers.findPublic(lang),
  }),
});

export const loader = home.loader;
export const action = home.action;
