import { data } from "react-router";
import type { RequestInfo } from "#app/context.ts";
import { isDiskFull } from "#app/server/diskFull.ts";
import type { FormAnswer } from "./formAnswer.ts";

/**
 * Why an action could not be done: 507 on a full disk (which `listener.ts` logs), else 500 with an
 * entry in the log (contract 9).
 *
 * @param fault what is said of a fault that is no full disk, where an action has words of its own
 * @throws what is no error but was thrown on purpose: a redirect, a 404
 */
export function failureOf(
  error: unknown,
  { t, log }: Pick<RequestInfo, "t" | "log">,
  fault = t("adminCommon.failure.action"),
): { status: 500 | 507; message: string } {
  if (!(error instanceof Error)) throw error;
  if (isDiskFull(error)) {
    return { status: 507, message: t("api.diskFull") };
  }
  log.error({ err: error }, "action failed");
  return { status: 500, message: fault };
}

/** The same as the whole answer of an action. */
export function failureAnswer(error: unknown, info: Pick<RequestInfo, "t" | "log">) {
  const { status, message } = failureOf(error, info);
  return data<FormAnswer>({ message }, status);
}
