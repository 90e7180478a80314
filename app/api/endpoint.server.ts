import type { RequestInfo } from "#app/context.ts";
import type { Idempotency } from "#app/db/idempotency.server.ts";
import type { ExpectedVersion } from "#app/db/versions.server.ts";
import { withShownPaths } from "#app/files/shownPaths.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { isRefused } from "#app/platform/limits/eventLimit.ts";
import { type RateLimit, withRateLimits } from "#app/platform/limits/rateLimits.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import { pickFields } from "#app/validation/schemaTree.ts";
import { z } from "#app/validation/zod.ts";
import { readBody } from "./body.server.ts";
import { expectedVersionOf, idempotencyOf, versionTag } from "./conditions.server.ts";
import { json, Refusal, type RefusalStatus } from "./refusal.server.ts";

/** What an endpoint's `handle` receives, all of it already validated. */
interface Call<Body> {
  /** `{id}` of the path; 0 where the path has none. */
  id: number;
  body: Body;
  query: URLSearchParams;
  lang: Lang;
  /** The version that `If-Match` names. */
  basedOn: ExpectedVersion;
  /** Identifies a repeated request, from `Idempotency-Key`. */
  once: Idempotency;
  request: Request;
  info: RequestInfo;
}

/** How a call ended, for its rate limits. */
export interface Outcome {
  response: Response;
  /** The answer to an earlier call with the same `Idempotency-Key`: this call created nothing. */
  isReplay: boolean;
}

/** What a successful answer carries in addition to its fields. */
interface AnswerMetadata {
  version?: number;
  isReplay?: boolean;
}

/** An endpoint in the terms of contract 5; the OpenAPI description is generated from it. */
export interface Definition<Body extends z.ZodType, Answer extends z.ZodType> {
  summary: string;
  /** Who may call it. "staff" requires a bearer token. */
  access: "everyone" | "staff";
  /** Query parameters by name, with descriptions; all are optional strings. */
  query?: Record<string, string>;
  body?: Body;
  /** The body may be left out: it has only optional fields. */
  isBodyOptional?: boolean;
  /** The record that `{id}` names: without one a body that would be refused is a 404 too. */
  find?: (id: number) => Promise<unknown>;
  /** Status of a successful answer, where it is not 200. */
  status?: 201;
  /** For how many seconds a visitor's own browser may repeat the answer unasked. */
  maxAge?: number;
  /** The fields of the answer; all others are stripped. */
  answer: Answer;
  /** The answer carries the record's version as its ETag, which a change may name in `If-Match`. */
  isVersioned?: boolean;
  /** A repeated `Idempotency-Key` creates nothing twice; with a different body it is refused (409). */
  isIdempotent?: boolean;
  /** Rate limits that every call must pass before its body is validated. */
  gates?: () => RateLimit<Outcome>[];
  /** Error statuses beyond those that follow from the other fields. */
  refusals?: readonly RefusalStatus[];
  handle: (call: Call<z.output<Body>>) => Promise<(z.output<Answer> & AnswerMetadata) | Refusal>;
}

/** An endpoint as used by the router and the OpenAPI description. */
export interface Endpoint {
  definition: Omit<Definition<z.ZodType, z.ZodType>, "handle">;
  respond: (request: Request, params: { id?: string }, info: RequestInfo) => Promise<Response>;
}

/** Makes an endpoint of its definition; the gates come before all other checks. */
export function endpoint<Body extends z.ZodType, Answer extends z.ZodType>(
  definition: Definition<Body, Answer>,
): Endpoint {
  return {
    definition,
    respond: async (request, params, info) => {
      const gates = definition.gates?.() ?? [];
      const read = gates.length > 0 ? await readWhole(request) : request;
      const outcome = await withRateLimits(gates, info.clientAddress, () =>
        respond(definition, read, params, info),
      );
      if (!isRefused(outcome)) return outcome.response;
      const headers = { "Retry-After": String(outcome.retryAfter) };
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
): Promise<Outcome> {
  const refuse = (refusal: Refusal) => ({ response: refusal.toResponse(info), isReplay: false });
  if (definition.access === "staff" && !info.staff) return refuse(new Refusal(401));

  const id = params.id === undefined ? 0 : recordIdOf(params.id);
  if (id === undefined) return refuse(new Refusal(404));

  const isOptional = definition.isBodyOptional ?? false;
  const body = definition.body && (await readBody(request, definition.body, { isOptional }));
  if (body instanceof Refusal) {
    const isMissing = definition.find && (await definition.find(id)) === undefined;
    return refuse(isMissing ? new Refusal(404) : body);
  }

  const once = definition.isIdempotent ? idempotencyOf(request, body?.value) : {};
  if (once instanceof Refusal) return refuse(once);

  const result = await definition.handle({
    id,
    body: body?.value as z.output<Body>,
    query: new URL(request.url).searchParams,
    lang: info.lang,
    basedOn: definition.isVersioned ? expectedVersionOf(request) : {},
    once,
    request,
    info,
  });
  if (result instanceof Refusal) return refuse(result);
  const picked = pickFields(definition.answer, result);
  const answer = definition.access === "everyone" ? await withShownPaths(picked) : picked;
  const response = json(answer, definition.status ?? 200, {
    ...tagOf(result),
    // What staff see is never stored.
    ...(definition.maxAge &&
      !info.staff && { "Cache-Control": `private, max-age=${definition.maxAge}` }),
  });
  return { response, isReplay: result.isReplay ?? false };
}

function tagOf({ version }: AnswerMetadata): Record<string, string> {
  return version === undefined ? {} : { ETag: versionTag(version) };
}

/** Answers that several endpoints share (contract 5). */
export const idResponse = z.object({ id: z.int() });
export const messageResponse = z.object({ message: z.string() });

/** `{data: [...]}`. */
export function dataOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item) });
}
