import { data, type RouterContextProvider, redirect } from "react-router";
import { withFormDraft } from "#app/auth/formDraftParams.ts";
import { requestContext } from "#app/context.ts";
import type { ReadForm } from "#app/files/upload/readForm.server.ts";
import { askedField, openedDraftField } from "../merging/choices.ts";
import { failureOf } from "../saving/failureResponse.server.ts";
import type { FormResponse } from "../saving/formResponse.ts";
import { storeFormDraft } from "./storeFormDraft.server.ts";

interface ActionArgs {
  context: Readonly<RouterContextProvider>;
}

/**
 * Keeps the form of a record that was deleted meanwhile, and restores it on the screen of a new one: its own
 * screen is gone.
 *
 * @param newPath that screen; undefined where there is none
 * @param typed the form as typed, for the answer if it can't be kept
 */
export async function continueAsNew(
  { context }: ActionArgs,
  posted: ReadForm,
  newPath: string | undefined,
  typed: FormResponse,
) {
  const info = context.get(requestContext);
  const { staff, t, log } = info;
  const missing = data({ ...typed, message: t("adminCommon.failure.missing") }, 404);
  if (!staff || newPath === undefined) return missing;
  // Of the record that is gone.
  for (const name of ["version", "openedWith", "draft", openedDraftField, askedField])
    posted.formData.delete(name);
  try {
    const key = await storeFormDraft(staff.id, newPath, posted, log);
    return redirect(withFormDraft(newPath, key, true), 303);
  } catch (error) {
    failureOf(error, info);
    return missing;
  }
}
