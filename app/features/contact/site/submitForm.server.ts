import { createHash } from "node:crypto";
import type { RequestInfo } from "#app/context.ts";
import { isRefused, type Refused } from "#app/platform/limits/eventLimit.ts";
import { withRateLimits } from "#app/platform/limits/rateLimits.ts";
import {
  type ContactField,
  contactFields,
  tokenField,
  trapField,
} from "#app/validation/contactFields.ts";
import { type FieldErrors, toFieldErrors } from "#app/validation/fieldErrors.ts";
import * as Contact from "../contact.repo.server.ts";
import { contactSchema } from "../contact.schema.ts";
import { contactRateLimits, type Ending } from "../contactLimits.server.ts";
import { receiveMessage, type Stored } from "../receive.server.ts";
import { readFormToken, type TokenVerdict } from "../spam/formToken.server.ts";

type Values = Record<ContactField, string>;
interface Invalid {
  errors: FieldErrors;
}

/**
 * Processes the public form: limits, then validation, then the message itself. The same form with the same
 * content is stored once, however often it is sent (double click, reload, a lost answer); and once stored it
 * is a success, whatever the limits say.
 */
export async function submitForm(
  form: FormData,
  values: Values,
  info: RequestInfo,
): Promise<Stored | Invalid | Refused> {
  const verdict = readFormToken(textOf(form, tokenField));
  const idempotencyKey = submissionKey(verdict, values);
  const wasStored = async () =>
    idempotencyKey !== undefined && (await Contact.isStored(idempotencyKey));

  if (await wasStored()) return { isStored: true, isNew: false };
  const run = async (): Promise<Stored | Invalid | Refused> => {
    const parsed = contactSchema.safeParse(values);
    if (!parsed.success) return { errors: toFieldErrors(parsed.error) };
    const isTrapFilled = textOf(form, trapField) !== "";
    const signals = { isTrapFilled, token: verdict.token };
    return receiveMessage(parsed.data, info, { signals, idempotencyKey });
  };
  const outcome = await withRateLimits(contactRateLimits(endingOf), info.clientAddress, run);
  // A duplicate sent at the same moment may have taken the last slot.
  if (isRefused(outcome) && (await wasStored())) return { isStored: true, isNew: false };
  return outcome;
}

/** Whether the message is on disk. */
export function isStored(outcome: object): outcome is Stored {
  return "isStored" in outcome;
}

function endingOf(outcome: Stored | Invalid | Refused): Ending {
  if (!isStored(outcome)) return "refused";
  return outcome.isNew ? "stored" : "repeated";
}

/** The typed values; an absent field is "". */
export function readValues(form: FormData): Values {
  return Object.fromEntries(contactFields.map((field) => [field, textOf(form, field)])) as Values;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** A form changed before it is sent again counts as another message, so that nothing is lost. */
function submissionKey(verdict: TokenVerdict, values: Values): string | undefined {
  if (verdict.token === "missing") return undefined;
  const parts = [verdict.nonce, ...contactFields.map((field) => values[field])];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
