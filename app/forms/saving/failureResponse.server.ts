import { data, type HeadersArgs } from "react-router";
import type { RequestInfo } from "#app/context.ts";
import { DatabaseAwayError, isDiskFull } from "#app/platform/errors.ts";
import type { FormResponse } from "./formResponse.ts";

/**
 * The answer to a failed action: 507 on a full disk (which `listener.ts` logs), 503 while the database is away, else 500 with a log entry
 * (contract 9).
 *
 * @param fault the message for a failure other than a full disk, where an action has its own
 * @throws whatever was thrown on purpose rather than as an Error (a redirect, a 404), and that the client has
 *   left, which is no fault
 */
export function failureOf(
  error: unknown,
  { t, log }: Pick<RequestInfo, "t" | "log">,
  fault = t("adminCommon.failure.action"),
): { status: 500 | 503 | 507; message: string } {
  if (!(error instanceof Error) || error.name === "AbortError") throw error;
  if (isDiskFull(error)) {
    return { status: 507, message: t("api.diskFull") };
  }
  if (error instanceof DatabaseAwayError) return { status: 503, message: t("api.databaseAway") };
  log.error({ err: error }, "action failed");
  return { status: 500, message: fault };
}

/** An action's answer that says why nothing was done. */
export function errorResponse(status: number, message: string) {
  return data<FormResponse>({ message }, status);
}

/** The failure as an action's complete answer. */
export function failureResponse(error: unknown, info: Pick<RequestInfo, "t" | "log">) {
  const { status, message } = failureOf(error, info);
  return errorResponse(status, message);
}

/**
 * The `headers` of a page whose action may refuse because of a limit: passes `Retry-After` on to the page.
 */
export function preserveRetryAfter({ parentHeaders, actionHeaders }: HeadersArgs): Headers {
  const all = new Headers(parentHeaders);
  const retryAfter = actionHeaders.get("Retry-After");
  if (retryAfter) all.set("Retry-After", retryAfter);
  return all;
}
