import { data, type RouterContextProvider } from "react-router";
import { requestContext } from "#app/context.ts";
import type { Place } from "#app/db/order.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { readFields } from "../readFields.server.ts";
import { failureAnswer } from "../saving/failureAnswer.server.ts";
import type { FormAnswer } from "../saving/formAnswer.ts";
import { orderField, readOrder } from "./orderForm.ts";

interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

interface OrderedRecords {
  /** Address of the list's page. */
  page: string;
  /** Ids in the current order. */
  findIds: () => Promise<number[]>;
  /** Resolves to undefined when the list was refused. */
  updateOrder: (places: Place[]) => Promise<unknown>;
}

/** The answer to a script that sent a new order. */
export interface OrderAnswer extends FormAnswer {
  saved?: string;
}

/** The action of a list that staff sort: a script gets an answer, a plain submit a redirect. */
export async function saveOrder(
  { request, context }: ActionArgs,
  { page, findIds, updateOrder }: OrderedRecords,
) {
  const info = context.get(requestContext);
  const { t } = info;
  const formData = await readFields(request);
  try {
    const places = readOrder(formData, await findIds());
    const isStored = places && (await updateOrder(places)) !== undefined;
    if (!isStored) return refuse(400, t("adminCommon.failure.action"));
  } catch (error) {
    return failureAnswer(error, info);
  }
  const saved = t("adminCommon.sorting.saved");
  if (formData.has(orderField)) return data<OrderAnswer>({ saved });
  return redirectWithFlash(page, { type: "success", message: saved });
}

function refuse(status: number, message: string) {
  return data<OrderAnswer>({ message }, status);
}
