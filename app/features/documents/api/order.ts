import { orderResource } from "#app/api/order.server.ts";
import * as Documents from "../documents.repo.server.ts";

const order = orderResource({
  idKey: "documentId",
  records: "documents",
  updateOrder: Documents.updateOrder,
});

export const loader = order.loader;
export const action = order.action;
