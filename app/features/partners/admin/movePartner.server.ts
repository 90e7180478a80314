import { data, type RouterContextProvider } from "react-router";
import { requestContext } from "#app/context.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { failureAnswer } from "#app/forms/saving/failureAnswer.server.ts";
import type { OrderAnswer } from "#app/forms/sorting/saveOrder.server.ts";
import { paths } from "#app/paths.ts";
import { redirectWithFlash } from "#app/ui/flash.server.ts";
import * as Boards from "../boards.repo.server.ts";
import { readMove, scriptField } from "./moveForm.ts";

interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Takes a partner's card to another place: a script gets an answer, a plain submit a redirect. */
export async function movePartner({ request, context }: ActionArgs) {
  const info = context.get(requestContext);
  const { t } = info;
  const formData = await readFields(request);
  const move = readMove(formData);
  try {
    const isMoved = move && (await Boards.moveOnBoard(move.id, move));
    if (!isMoved) return refuse(400, t("adminCommon.failure.action"));
  } catch (error) {
    return failureAnswer(error, info);
  }
  const saved = t("adminPartners.moved");
  if (formData.has(scriptField)) return data<OrderAnswer>({ saved });
  return redirectWithFlash(paths.admin.partners, { type: "success", message: saved });
}

function refuse(status: number, message: string) {
  return data<OrderAnswer>({ message }, status);
}
