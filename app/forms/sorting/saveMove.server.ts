import { data, type RouterContextProvider } from "react-router";
import { requestContext } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import type { Undo } from "#app/flash/flash.ts";
import { currentUndo } from "#app/flash/undo.server.ts";
import { readFields } from "../readFields.server.ts";
import { failureResponse } from "../saving/failureResponse.server.ts";
import type { FormResponse } from "../saving/formResponse.ts";
import { scriptField } from "./moveForm.ts";

interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

interface SortedRecords<Move> {
  /** Address of the list's page. */
  page: string;
  /** Undefined when the form is invalid. */
  readMove: (formData: FormData) => Move | undefined;
  /** Applies the move to the stored order; false when the record or its neighbour is no longer there. */
  move: (move: Move) => Promise<boolean>;
  /** The notice of success; "Ordem atualizada." by default. */
  saved?: string;
}

/** The answer to a script that sent a move. */
export interface MoveResponse extends FormResponse {
  saved?: string;
  undo?: Undo | undefined;
}

/** The action of a list that staff sort: a script gets an answer, a plain submit a redirect. */
export async function saveMove<Move>(
  { request, context }: ActionArgs,
  { page, readMove, move, saved }: SortedRecords<Move>,
) {
  const info = context.get(requestContext);
  const { t } = info;
  const formData = await readFields(request);
  const wanted = readMove(formData);
  if (!wanted) return data<MoveResponse>({ message: t("adminCommon.failure.action") }, 400);
  const isScript = formData.has(scriptField);
  try {
    if (await move(wanted)) {
      const message = saved ?? t("adminCommon.sorting.saved");
      if (isScript) return data<MoveResponse>({ saved: message, undo: currentUndo() });
      return await redirectWithFlash(page, { type: "success", message });
    }
  } catch (error) {
    return failureResponse(error, info);
  }
  // Not an error status: the list is loaded again, and shows what has changed.
  const message = t("adminCommon.sorting.changed");
  if (isScript) return data<MoveResponse>({ message });
  return redirectWithFlash(page, { type: "error", message });
}
