import { brand } from "#app/brand.ts";
import { paths } from "#app/paths.ts";
import { maxKeyLength } from "../conditions.server.ts";
import type { Endpoints, Method } from "../resource.server.ts";
import { apiRoutes } from "../routes.ts";
import { toOperation } from "./operation.server.ts";
import { refusalResponses } from "./refusals.server.ts";
import { type Json, SchemaRegistry } from "./schemas.server.ts";
import { resumableOperations, uploadOperation } from "./upload.server.ts";

interface Module {
  loader: { endpoints: Endpoints };
}

const modules = import.meta.glob<Module>(
  ["../../features/*/api/*.ts", "../../{history,staff}/api/*.ts"],
  { eager: true },
);

/** Every JSON resource: its path under /api (`projects/:id`) and its endpoints by method. */
export const resources: { path: string; endpoints: Endpoints }[] = apiRoutes.map(([path, file]) => {
  const module = modules[`../../${file}`];
  if (!module) throw new Error(`No module ${file} for /api/${path}`);
  return { path, endpoints: module.loader.endpoints };
});

let made: { origin: string; document: Json } | undefined;

/**
 * The OpenAPI 3.1 description of every JSON endpoint, generated from the validation schemas. Made once:
 * neither the endpoints nor the site's origin change while the process runs.
 *
 * @param origin without a trailing slash
 */
export function openApiDocument(origin: string): Json {
  if (made?.origin !== origin) made = { origin, document: describe(origin) };
  return made.document;
}

function describe(origin: string): Json {
  const registry = new SchemaRegistry();
  const described: Record<string, Json> = {};
  for (const { path, endpoints } of resources) {
    const operations = Object.entries(endpoints).map(([method, endpoint]) => [
      method.toLowerCase(),
      toOperation(path, method as Method, endpoint, registry),
    ]);
    described[`/api/${path.replaceAll(":id", "{id}")}`] = Object.fromEntries(operations);
  }
  described[paths.upload] = { post: uploadOperation };
  Object.assign(described, resumableOperations);
  return {
    openapi: "3.1.1",
    info: {
      title: `${brand.name} API`,
      version: "1",
      description:
        "What the public site shows and what the back office edits. Sign in with " +
        "`POST /api/auth/login` and send the token as `Authorization: Bearer`.",
    },
    servers: [{ url: origin }],
    paths: described,
    components: {
      schemas: { ...registry.components, Error: error },
      responses: refusalResponses,
      parameters,
      securitySchemes,
    },
  };
}

const error: Json = {
  title: "Error",
  type: "object",
  required: ["message"],
  properties: {
    message: { type: "string" },
    errors: {
      type: "object",
      description: "Messages by field, named by its path: `posts[0].link`",
      additionalProperties: { type: "array", items: { type: "string" } },
    },
  },
};

const parameters: Json = {
  id: {
    name: "id",
    in: "path",
    required: true,
    schema: { type: "integer", minimum: 1, maximum: 999_999_999_999_999 },
  },
  lang: {
    name: "lang",
    in: "query",
    description: "Language of texts and messages",
    schema: { type: "string", enum: ["pt", "en"], default: "pt" },
  },
  ifMatch: {
    name: "If-Match",
    in: "header",
    description:
      "ETag of the version that the change is based on; an older one is answered with 409",
    schema: { type: "string" },
  },
  idempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description:
      "One key per submission: repeated, it returns what the first request created; with another body it is answered with 409",
    schema: { type: "string", maxLength: maxKeyLength },
  },
};

const securitySchemes: Json = {
  bearer: {
    type: "http",
    scheme: "bearer",
    description: "The token from POST /api/auth/login; it expires 12 h after its last use",
  },
};
