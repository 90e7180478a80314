import { json } from "../refusal.server.ts";
import { resource } from "../resource.server.ts";
import { openApiDocument } from "./document.server.ts";

/** `GET /api/openapi.json`. */
const description = resource({
  GET: {
    respond: async (_request, _params, { origin }) => json(openApiDocument(origin), 200),
  },
});

export const loader = description.loader;
export const action = description.action;
