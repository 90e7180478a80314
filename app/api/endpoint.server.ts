import type { z } from "zod";
import type { RequestInfo } from "#app/context.ts";
import type { Once } from "#app/db/idempotency.server.ts";
import type { BasedOn } from "#app/db/versions.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { isRefused } from "#app/server/limits/eventLimit.ts";
import { type Gate, throughGates } from "#app/server/limits/gates.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import { pickFields } from "#app/validation/schemaTree.ts";
import { readBody } from "./body.server.ts";
import { basedOn, onceByKey, versionTag } from "./conditions.server.ts";
import { json, Refusal, type RefusalStatus } from "./refusal.server.ts";

/** What an endpoint's `handle` receives, all of it already validated. */
interface Call<Body> {
  /** `{id}` of the path; 0 where the path has none. */
  id: number;
  body: Body;
  query: URLSearchParams;
  lang: Lang;
  /** The version that `If-Match` names. */
  basedOn: BasedOn;
  /** Identifies a repeated request, from `Idempotency-Key`. */
  once: Once;
  request: Request;
  info: RequestInfo;
}

/** An endpoint in the terms of contract 5; the OpenAPI description is generated from it. */
export interface Definition<Body extends z.ZodType, Answer extends z.ZodType> {
  summary: string;
  /** Who may call it. "staff" requires a bearer token. */
  access: "everyone" | "staff";
  /** Query parameters by name, with descriptions; all are optional strings. */
  query?: Record<string, string>;
  body?: Body;
  /** Status of a successful answer. */
  status?: 200 | 201;
  /** The fields of the answer; all others are stripped. */
  answer: Answer;
  /** The answer carries the record's version as its ETag, which a change may name in `If-Match`. */
  isVersioned?: boolean;
  /** A repeated `Idempotency-Key` creates nothing twice; with a different body it is refused (409). */
  isIdempotent?: boolean;
  /** Rate limits that every call must pass before its body is validated. */
  gates?: () => Gate<Response>[];
  /** Error statuses beyond those that follow from the other fields. */
  refusals?: readonly RefusalStatus[];
  handle: (
    call: Call<z.output<Body>>,
  ) => Promise<(z.output<Answer> & { version?: number }) | Refusal>;
}

/** An endpoint as used by the router and the OpenAPI description. */
export interface Endpoint {
  definition: Omit<Definition<z.ZodType, z.ZodType>, "handle">;
  respond: (request: Request, params: { id?: string }, info: RequestInfo) => Promise<Response>;
}

export function endpoint<Body extends z.ZodType, Answer extends z.ZodType>(
  definition: Definition<Body, Answer>,
): Endpoint {
  return {
    definition,
    respond: async (request, params, info) => {
      const gates = definition.gates?.() ?? [];
      const read = gates.length > 0 ? await readWhole(request) : request;
      const answer = await throughGates(gates, info.clientAddress, () =>
        respond(definition, read, params, info),
      );
      if (!isRefused(answer)) return answer;
      const headers = { "Retry-After": String(answer.retryAfter) };
      return new Refusal(429, { headers }).toResponse(info);
    },
  };
}

/** Reads the body before the gates, so that a slow upload does not occupy a slot of its client address. */
async function readWhole(request: Request): Promise<Request> {
  return new Request(request, { body: await request.arrayBuffer() });
}

/** Checks access, id and body, then handles the call and answers. */
async function respond<Body extends z.ZodType, Answer extends z.ZodType>(
  definition: Definition<Body, Answer>,
  request: Request,
  params: { id?: string },
  info: RequestInfo,
): Promise<Response> {
  if (definition.access === "staff" && !info.staff) return new Refusal(401).toResponse(info);

  const id = params.id === undefined ? 0 : recordIdOf(params.id);
  if (id === undefined) return new Refusal(404).toResponse(info);

  const body = definition.body && (await readBody(request, definition.body));
  if (body instanceof Refusal) return body.toResponse(info);

  const once = definition.isIdempotent ? onceByKey(request, body?.value) : {};
  if (once instanceof Refusal) return once.toResponse(info);

  const result = await definition.handle({
    id,
    body: body?.value as z.output<Body>,
    query: new URL(request.url).searchParams,
    lang: info.lang,
    basedOn: definition.isVersioned ? basedOn(request) : {},
    once,
    request,
    info,
  });
  if (result instanceof Refusal) return result.toResponse(info);
  return json(pickFields(definition.answer, result), definition.status ?? 200, tagOf(result));
}

function tagOf(result: { version?: number }): Record<string, string> {
  return result.version === undefined ? {} : { ETag: versionTag(result.version) };
}
