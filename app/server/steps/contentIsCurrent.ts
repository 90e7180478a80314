import { engine } from "#app/db/connection.server.ts";
import type { Middleware } from "#app/http/context.ts";

/** Asks the database for its content version where nothing tells of it: no step after this reads an older state. */
export const contentIsCurrent: Middleware = async () => {
  if (!engine().isCurrent) await engine().catchUp();
  return false;
};
