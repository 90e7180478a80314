import type { Submission } from "@conform-to/react";
import { data } from "react-router";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { pickTexts, type Translate } from "#app/i18n/texts.server.ts";
import { translateErrors } from "#app/validation/fieldErrors.ts";

/** The token that a link's address holds (`paths.admin.join`); "" for none. */
export function tokenIn(url: URL): string {
  return url.searchParams.get("codigo") ?? "";
}

/** What the pages say that lead to an account. */
export function doorTexts(lang: Lang) {
  return pickTexts(lang, "adminAccount", "adminCommon", "adminDoors", "adminLogin", "validation");
}

/** The answer to a form with mistakes: as typed, but for passwords, which do not belong into a page. */
export function refuseDoor(
  typed: Submission<unknown, string[]>,
  errors: Record<string, string[] | null>,
  t: Translate,
) {
  const { initialValue } = typed.reply({ hideFields: ["newPassword"] });
  const error = translateErrors(errors, t);
  const result = { status: "error" as const, error, ...(initialValue && { initialValue }) };
  return data<FormResponse>({ result }, 400);
}
