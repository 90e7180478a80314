import type { RequestInfo } from "#app/context.ts";
import type { UpdateResult } from "#app/db/versions.server.ts";
import type { TextKey } from "#app/i18n/texts.server.ts";
import { type FieldErrors, translateErrors } from "#app/validation/fieldErrors.ts";

/** Statuses of contract 5's error table, each with its message. */
const messages = {
  400: "api.validation",
  401: "api.unauthorized",
  404: "api.notFound",
  405: "api.methodNotAllowed",
  409: "api.conflict",
  415: "api.unsupportedType",
  429: "api.tooManyRequests",
  500: "api.serverError",
  503: "api.databaseAway",
  507: "api.diskFull",
} as const;

type Status = keyof typeof messages;

export type RefusalStatus = Exclude<Status, 503>;

/** Why an endpoint refuses a request; becomes an answer in the request's language. */
export class Refusal {
  constructor(
    readonly status: Status,
    readonly details: {
      /** Dictionary key, where the status alone is not specific enough. */
      message?: TextKey;
      errors?: FieldErrors;
      headers?: Record<string, string>;
    } = {},
  ) {}

  /** `{message, errors?}` (contract 5). */
  toResponse({ t, requestId }: RequestInfo): Response {
    const { message = messages[this.status], errors, headers } = this.details;
    const translated = errors && translateErrors(errors, t);
    return json({ message: t(message, { requestId }), errors: translated }, this.status, {
      "Cache-Control": "no-store",
      // Required with this status (RFC 9110, 11.6.1), also where it is an endpoint that refuses.
      ...(this.status === 401 && { "WWW-Authenticate": "Bearer" }),
      ...headers,
    });
  }
}

/** JSON as every endpoint answers it. */
export function json(body: unknown, status: number, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8", ...headers },
  });
}

/** The answer after an update: `answer`, or the refusal that explains why nothing was updated. */
export function afterUpdate<Answer>(result: UpdateResult, answer: Answer): Answer | Refusal {
  if (result === "missing") return new Refusal(404);
  return result === "stale" ? new Refusal(409) : answer;
}

/** The answer where a record may be missing. */
export function found<Answer>(answer: Answer | undefined): Answer | Refusal {
  return answer ?? new Refusal(404);
}
