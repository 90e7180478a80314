import type { Json } from "./schemas.server.ts";

/** The error table of contract 5: a name for each status, and what it means. */
const table = {
  400: ["BadRequest", "Malformed JSON, wrong types or invalid fields"],
  401: ["Unauthorized", "No token, or an invalid one"],
  404: ["NotFound", "No such resource"],
  405: ["MethodNotAllowed", "Method not allowed; `Allow` lists the allowed ones"],
  408: ["Timeout", "The request body did not arrive in time"],
  409: [
    "Conflict",
    "The edit is based on an older version than the stored one, or the upload is at another point",
  ],
  412: ["PreconditionFailed", "The header `Tus-Resumable` is missing"],
  413: ["TooLarge", "The body is too large"],
  415: ["UnsupportedType", "Content type not accepted"],
  423: ["Locked", "Another connection is sending or storing the file; try again in a moment"],
  429: ["TooManyTries", "Too many attempts"],
  500: ["ServerError", "Internal error; the message contains the request id"],
  503: ["Unavailable", "The place where files are kept cannot be reached; nothing was stored"],
  507: ["DiskFull", "The server's disk is full; nothing was saved"],
} as const;

export type DescribedStatus = keyof typeof table;

/** References to the refusals that an operation may answer. */
export function refusals(statuses: Iterable<DescribedStatus>): Json {
  const sorted = [...new Set(statuses)].sort((a, b) => a - b);
  return Object.fromEntries(
    sorted.map((status) => [status, { $ref: `#/components/responses/${table[status][0]}` }]),
  );
}

/** Headers beyond those of every answer, by the name of the refusal. */
const headers: Record<string, Json> = {
  Unauthorized: { "WWW-Authenticate": { description: "`Bearer`", schema: { type: "string" } } },
  MethodNotAllowed: { Allow: { description: "The methods", schema: { type: "string" } } },
  TooManyTries: { "Retry-After": { description: "Seconds", schema: { type: "integer" } } },
};

/** `components.responses`. */
export const refusalResponses: Json = Object.fromEntries(
  Object.values(table).map(([name, description]) => [
    name,
    {
      description,
      headers: headers[name] ?? {},
      content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
    },
  ]),
);
