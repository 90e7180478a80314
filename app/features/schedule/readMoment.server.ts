import { data } from "react-router";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import type { Translate } from "#app/i18n/texts.server.ts";
import { momentField } from "#app/validation/moment.ts";

/**
 * A field's moment to come.
 *
 * @returns undefined where it is empty; the answer that says why it is refused, with what was typed
 */
export function readMoment(fields: FormData, name: string, t: Translate) {
  const typed = String(fields.get(name) ?? "");
  const parsed = momentField.safeParse(typed);
  if (parsed.success) return parsed.data;
  const isPast = parsed.error.issues.some(({ message }) => message === "validation.past");
  return data<FormResponse>(
    {
      message: t(isPast ? "validation.past" : "validation.moment"),
      result: { status: "error", initialValue: { [name]: typed } },
    },
    400,
  );
}
