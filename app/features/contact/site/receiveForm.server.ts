import { data } from "react-router";
import type { RequestInfo } from "#app/context.ts";
import { failureOf } from "#app/forms/saving/failureResponse.server.ts";
import { isRefused } from "#app/platform/limits/eventLimit.ts";
import type { ContactField } from "#app/validation/contactFields.ts";
import { isStored, readValues, submitForm } from "./submitForm.server.ts";

/** The answer to a failed attempt; the page shows the form again. */
export interface ContactResponse {
  /** As typed; absent when no usable answer came and only the browser has them. */
  values?: Record<ContactField, string>;
  /** Dictionary keys (`validation.email`) by field, since the language may be switched afterwards. */
  errors: Partial<Record<ContactField, string[]>>;
  /** What happened to the attempt as a whole, when no field is invalid; key of the message. */
  trouble?: "limited" | "diskFull" | "failed";
  /** With `limited`: how long to wait. */
  minutes?: number;
}

/**
 * Processes the form and, if that fails, answers with everything typed: 400 with the errors of each field,
 * 429 over a limit, 507 on a full disk, 500 otherwise.
 *
 * @returns undefined when the message is stored
 */
export async function receiveForm(form: FormData, info: RequestInfo) {
  const values = readValues(form);
  const refuse = (status: number, answer: Partial<ContactResponse>, headers = {}) =>
    data<ContactResponse>({ values, errors: {}, ...answer }, { status, headers });
  try {
    const outcome = await submitForm(form, values, info);
    if (isStored(outcome)) return undefined;
    if (!isRefused(outcome)) return refuse(400, { errors: outcome.errors });
    const { retryAfter } = outcome;
    const minutes = Math.ceil(retryAfter / 60);
    return refuse(429, { trouble: "limited", minutes }, { "Retry-After": String(retryAfter) });
  } catch (error) {
    const { status } = failureOf(error, info);
    return refuse(status, { trouble: status === 507 ? "diskFull" : "failed" });
  }
}
