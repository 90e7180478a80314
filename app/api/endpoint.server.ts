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

/** What an endpoint's `handle` gets: everything checked already. */
interface Call<Body> {
  /** `{id}` of the path; 0 where the path has none. */
  id: number;
  body: Body;
  query: URLSearchParams;
  lang: Lang;
  /** The version that `If-Match` names. */
  basedOn: BasedOn;
  /** How a repeated request is known, by `Idempotency-Key`. */
  once: Once;
  request: Request;
  info: RequestInfo;
}

/** How a call ended, for its limits. */
export interface Outcome {
  response: Response;
  /** The answer to an earlier call with the same `Idempotency-Key`: this one has made nothing. */
  isReplay: boolean;
}

/** What a good answer carries beside its fields. */
interface Aside {
  version?: number;
  isReplay?: Outcome["isReplay"];
}

/** An endpoint in the words of contract 5; the OpenAPI description is made of the same words. */
export interface Definition<Body extends z.ZodType, Answer extends z.ZodType> {
  summary: string;
  /** Who may call it. "staff" is known by a bearer token. */
  access: "everyone" | "staff";
  /** Query parameters by name, with their meaning; all are optional texts. */
  query?: Record<string, string>;
  body?: Body;
  /** Status of a good answer. */
  status?: 200 | 201;
  /** The fields of the answer; nothing else is ever answered. */
  answer: Answer;
  /** The answer carries the record's version as its ETag, which a change may name in `If-Match`. */
  isVersioned?: boolean;
  /** A repeated `Idempotency-Key` makes nothing twice; with another body it is refused (409). */
  isIdempotent?: boolean;
  /** Limits that every call passes, before its body is judged. */
  gates?: () => Gate<Outcome>[];
  /** Statuses that this endpoint adds to those which follow from the rest. */
  refusals?: readonly RefusalStatus[];
  handle: (call: Call<z.output<Body>>) => Promise<(z.output<Answer> & Aside) | Refusal>;
}

/** An endpoint as the router and the description use it. */
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
      const outcome = await throughGates(gates, info.clientAddress, () =>
        respond(definition, read, params, info),
      );
      if (!isRefused(outcome)) return outcome.response;
      const headers = { "Retry-After": String(outcome.retryAfter) };
      return new Refusal(429, { headers }).toResponse(info);
    },
  };
}

/** Slow bytes hold no place that somebody else of the same address waits for. */
async function readWhole(request: Request): Promise<Request> {
  return new Request(request, { body: await request.arrayBuffer() });
}

/** Who, what, valid?, do it, answer. */
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

  const body = definition.body && (await readBody(request, definition.body));
  if (body instanceof Refusal) return refuse(body);

  const once = definition.isIdempotent ? onceByKey(request, body?.value) : {};
  if (once instanceof Refusal) return refuse(once);

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
  if (result instanceof Refusal) return refuse(result);
  const answer = pickFields(definition.answer, result);
  const response = json(answer, definition.status ?? 200, tagOf(result));
  return { response, isReplay: result.isReplay ?? false };
}

function tagOf({ version }: Aside): Record<string, string> {
  return version === undefined ? {} : { ETag: versionTag(version) };
}
