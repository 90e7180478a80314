import type { Dictionary } from "#app/i18n/pt.ts";
import type { FormAnswer } from "./formAnswer.ts";

/** Why a button's action was not done, from the texts of `adminCommon.failure`. */
export function whyNotDone(
  { message, isConnectionLost }: FormAnswer,
  failure: Dictionary["adminCommon"]["failure"],
): string {
  if (message) return message;
  return isConnectionLost ? failure.actionConnection : failure.action;
}
