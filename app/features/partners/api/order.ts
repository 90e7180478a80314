import { orderResource } from "#app/api/order.server.ts";
import * as Partners from "../partners.repo.server.ts";

const order = orderResource({
  idKey: "partnerId",
  records: "partners",
  updateOrder: Partners.updateOrder,
});

export const loader = order.loader;
export const action = order.action;
