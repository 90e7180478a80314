import type { IncomingMessage } from "node:http";
import { parseCookie } from "cookie";
import type { Past, PastRecord } from "#app/context.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import { isHttps } from "#app/platform/config.ts";
import { openPast, type PastSite } from "./pastSite.server.ts";

/** The moment as of which a member of staff walks the site. */
export interface Moment {
  /** The content version. */
  version: number;
  /** ISO 8601. */
  at: string;
}

const name = "momento";

/**
 * The cookie of a walk through the site as it was. It is no credential: it counts only together with a valid
 * sign-in, and ends with the browser.
 */
export function momentCookie(moment: Moment | undefined): string {
  const value = moment ? `${moment.version}.${Date.parse(moment.at)}` : "";
  const parts = [`${name}=${value}`, "Path=/", "HttpOnly", "SameSite=Lax"];
  if (!moment) parts.push("Max-Age=0");
  if (isHttps()) parts.push("Secure");
  return parts.join("; ");
}

/** The moment in a request's cookie. */
export function readMoment({ headers }: IncomingMessage): Moment | undefined {
  return momentIn(headers.cookie);
}

/** @param cookies the header */
export function momentIn(cookies: string | null | undefined): Moment | undefined {
  const value = parseCookie(cookies ?? "")[name] ?? "";
  const [, version, time] = /^(\d{1,15})\.(\d{1,15})$/.exec(value) ?? [];
  const at = new Date(Number(time));
  if (version === undefined || Number.isNaN(at.getTime())) return undefined;
  return { version: Number(version), at: at.toISOString() };
}

/** The site as of a moment, for a request. */
export async function findPast({ version, at }: Moment): Promise<Past> {
  const site = await openPast(version);
  return { at, database: site.database, changed: await findChanged(site) };
}

/** The records of then that visitors see otherwise now, or not at all. */
export async function findChanged({ records }: PastSite): Promise<PastRecord[]> {
  const current = new Map(
    (await Revisions.findCurrentContents()).map((now) => [`${now.kind} ${now.recordId}`, now]),
  );
  return records.flatMap(({ id, kind, recordId, title, contentId }) => {
    const now = current.get(`${kind} ${recordId}`);
    const isGone = !now?.isPublic;
    if (!isGone && now.contentId === contentId) return [];
    return [{ revision: id, kind, id: recordId, title, isGone }];
  });
}
