import { orderResource } from "#app/api/order.server.ts";
import * as Projects from "../projects.repo.server.ts";

const order = orderResource({
  idKey: "projectId",
  records: "projects",
  updateOrder: Projects.updateOrder,
});

export const loader = order.loader;
export const action = order.action;
