import type { Dictionary } from "#app/i18n/pt.ts";
import type { FormResponse } from "./formResponse.ts";

/** Why a button's action was not done, from the texts of `adminCommon.failure`. */
export function actionErrorMessage(
  { message, isConnectionLost }: FormResponse,
  failure: Dictionary["adminCommon"]["failure"],
): string {
  if (message) return message;
  return isConnectionLost ? failure.actionConnection : failure.action;
}
