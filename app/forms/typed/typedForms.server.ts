import * as TypedForms from "#app/auth/typedForms.repo.server.ts";
import type { RequestInfo } from "#app/context.ts";
import type { DraftForm } from "#app/db/drafts/draftTag.ts";
import { leaveButton } from "../drafts/formButtons.ts";
import { isPassword } from "../drafts/storeFormDraft.server.ts";
import type { TypedIn } from "./typedForm.ts";

/** Characters of one form: many times what the longest one holds. */
const maxLength = 20_000;

/** For the loader of a form's screen: what this person typed in it before and has not saved. */
export async function loadTyped(form: string, { staff }: RequestInfo): Promise<TypedIn> {
  return { form, kept: staff ? await TypedForms.findAll(staff.id, form) : [] };
}

/**
 * Keeps what is being typed in a form, but for passwords, or forgets it where it was thrown away.
 *
 * @returns false where it is no form that keeps itself
 */
export async function keepTyped(
  form: string,
  fields: FormData,
  { staff }: RequestInfo,
): Promise<boolean> {
  const sent = sentBy(fields);
  if (!staff || !sent) return false;
  if (fields.get(leaveButton.name) === leaveButton.value) {
    await TypedForms.discard(staff.id, form, sent.key);
    return true;
  }
  const entries = [...fields].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !isPassword.test(name) ? [[name, value]] : [],
  );
  if (JSON.stringify(entries).length > maxLength) return false;
  await TypedForms.put(staff.id, form, sent, entries);
  return true;
}

/** After a save: what was kept of the form is needed no more, whatever of it is still on its way. */
export async function endTyped(
  form: string,
  sent: DraftForm | undefined,
  { staff, log }: RequestInfo,
): Promise<void> {
  if (!staff || !sent) return;
  try {
    await TypedForms.put(staff.id, form, sent, []);
  } catch (error) {
    // The save has succeeded, and must not be reported as failed.
    log.error({ err: error }, "what was kept of a saved form was not forgotten");
  }
}

/** The opened form that was posted; undefined without a script. */
export function sentBy(fields: FormData): DraftForm | undefined {
  const key = fields.get("idempotencyKey");
  const attempt = Number(fields.get("attempt"));
  if (typeof key !== "string" || key === "" || !Number.isSafeInteger(attempt)) return undefined;
  return { key: key.slice(0, 100), attempt };
}
