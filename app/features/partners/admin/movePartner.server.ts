import { data, type RouterContextProvider } from "react-router";
import { requestContext } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { failureAnswer } from "#app/forms/saving/failureAnswer.server.ts";
import type { OrderAnswer } from "#app/forms/sorting/saveOrder.server.ts";
import { paths } from "#app/paths.ts";
import * as Boards from "../boards.repo.server.ts";
import { readMove, scriptField } from "./moveForm.ts";

interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Moves a partner's card: a script gets an answer, a plain submit a redirect. */
export async function movePartner({ request, context }: ActionArgs) {
  const info = context.get(requestContext);
  const { t } = info;
  const formData = await readFields(request);
  const move = readMove(formData);
  if (!move) return data<OrderAnswer>({ message: t("adminCommon.failure.action") }, 400);
  const isScript = formData.has(scriptField);
  try {
    if (!(await Boards.moveOnBoard(move.id, move))) {
      // Not an error status: the board is reloaded, and shows that the card is gone.
      const message = t("adminCommon.notFound");
      if (isScript) return data<OrderAnswer>({ message });
      return await redirectWithFlash(paths.admin.partners, { type: "error", message });
    }
  } catch (error) {
    return failureAnswer(error, info);
  }
  const saved = t("adminPartners.moved");
  if (isScript) return data<OrderAnswer>({ saved });
  return redirectWithFlash(paths.admin.partners, { type: "success", message: saved });
}
