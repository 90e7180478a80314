import { type Endpoint, idResponse } from "../endpoint.server.ts";
import type { Method } from "../resource.server.ts";
import { type DescribedStatus, refusals } from "./refusals.server.ts";
import type { Json, SchemaRegistry } from "./schemas.server.ts";

/** One operation of the description, from its endpoint's definition. */
export function toOperation(
  path: string,
  method: Method,
  { definition }: Endpoint,
  registry: SchemaRegistry,
): Json {
  const { body, answer, status = 200 } = definition;
  return {
    operationId: operationId(path, method),
    summary: definition.summary,
    tags: [tagOf(path)],
    security: definition.access === "staff" ? [{ bearer: [] }] : [],
    parameters: parametersOf(path, method, definition),
    ...(body && {
      requestBody: {
        required: !definition.isBodyOptional,
        content: { "application/json": { schema: registry.describe(body, "input") } },
      },
    }),
    responses: {
      [status]: {
        description: "Done",
        headers: headersOf(method, definition),
        content: { "application/json": { schema: registry.describe(answer, "output") } },
      },
      ...(method === "GET" &&
        carriesEtag(method, definition) && {
          304: {
            description: "Unchanged since the ETag in If-None-Match",
            headers: headersOf(method, definition),
          },
        }),
      ...refusals(refusedWith(path, method, definition)),
    },
  };
}

/** `PUT /api/admin/project/{id}` is `putAdminProjectById`. */
function operationId(path: string, method: string): string {
  const words = path.split("/").map((part) => (part === ":id" ? "ById" : capital(part)));
  return method.toLowerCase() + words.join("");
}

function tagOf(path: string): string {
  const [first = "", second = ""] = path.split("/");
  return first === "admin" ? `admin ${second}` : first;
}

type Definition = Endpoint["definition"];

function refusedWith(path: string, method: Method, definition: Definition): DescribedStatus[] {
  const { access, body, isVersioned, isIdempotent, gates, refusals = [] } = definition;
  return [
    ...(access === "staff" ? ([401] as const) : []),
    ...(path.includes(":id") ? ([404] as const) : []),
    ...(body ? ([400, 408, 413, 415] as const) : []),
    ...((isVersioned && method !== "GET") || isIdempotent ? ([409] as const) : []),
    ...(gates ? ([429] as const) : []),
    ...(method === "GET" ? [] : ([507] as const)),
    ...refusals,
    500,
  ];
}

function parametersOf(path: string, method: Method, definition: Definition): Json[] {
  const isChange = method !== "GET";
  return [
    ...(path.includes(":id") ? [{ $ref: "#/components/parameters/id" }] : []),
    { $ref: "#/components/parameters/lang" },
    ...Object.entries(definition.query ?? {}).map(([name, description]) => ({
      name,
      in: "query",
      description,
      schema: { type: "string" },
    })),
    ...(definition.isVersioned && isChange ? [{ $ref: "#/components/parameters/ifMatch" }] : []),
    ...(definition.isIdempotent ? [{ $ref: "#/components/parameters/idempotencyKey" }] : []),
  ];
}

function headersOf(method: Method, definition: Definition): Json {
  if (!carriesEtag(method, definition)) return {};
  const description = definition.isVersioned
    ? "The record's version"
    : "Changes whenever the answer does";
  return { ETag: { description, schema: { type: "string" } } };
}

/** Public answers do. Staff answers are not cacheable and carry one only as the version of a full record. */
function carriesEtag(method: Method, { access, isVersioned, answer }: Definition): boolean {
  if (isVersioned) return answer !== idResponse;
  return method === "GET" && access === "everyone";
}

function capital(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
