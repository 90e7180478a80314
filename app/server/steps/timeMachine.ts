import { findPast, readMoment } from "#app/history/pastMoment.server.ts";
import { isRead, type Middleware } from "#app/http/context.ts";

/**
 * Lets staff who have chosen a moment read the public site as it was (contract 10). After the guard, so that a
 * visitor's cookie means nothing, and before the page cache, which never holds what staff are shown.
 */
export const timeMachine: Middleware = async (context) => {
  const { area, staff, req, res } = context;
  if (area !== "site" || !staff || !isRead(req.method)) return false;
  const moment = readMoment(req);
  if (!moment) return false;
  context.past = await findPast(moment);
  res.setHeader("X-Robots-Tag", "noindex, nofollow");
  return false;
};
