import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { MediaError } from "#app/features/media/mediaErrors.ts";
import { readForm } from "#app/features/media/upload/readForm.server.ts";
import { paths } from "#app/paths.ts";
import { type Exchange, isSafe } from "#app/server/http/exchange.ts";
import { BodyTimeoutError, BodyTooLargeError, readBody } from "#app/server/http/requestBody.ts";
import { pagePath } from "./pagePath.ts";
import * as PendingForms from "./pendingForms.repo.server.ts";
import * as Sessions from "./sessions.repo.server.ts";

/** Posts that hold nothing that somebody typed. */
const nothingTyped: readonly string[] = [paths.admin.files, paths.admin.signOut];

/**
 * Keeps what a member of staff posted with a session that had expired meanwhile, so that the sign-in
 * leads back to the form with everything still in it. Only the token of an expired session opens this
 * door: of guests, revoked and invented tokens not one byte is read.
 *
 * @returns the key that brings the form back; undefined where there is nothing to keep
 */
export async function rescueForm(exchange: Exchange, token: string): Promise<string | undefined> {
  const { req, guardPath, url, log } = exchange;
  if (exchange.area !== "admin" || isSafe(req.method) || nothingTyped.includes(guardPath)) {
    return undefined;
  }
  const staff = await Sessions.findStaffByExpiredToken(token);
  if (!staff) return undefined;
  try {
    const entries = await readEntries(exchange);
    return await PendingForms.insert(staff.id, { path: pagePath(url), entries });
  } catch (error) {
    if (!isSendersFault(error)) log.error({ err: error }, "a form could not be kept");
    return undefined;
  }
}

async function readEntries({ req, url }: Exchange): Promise<PendingForms.FormEntries> {
  const contentType = req.headers["content-type"] ?? "";
  if (!contentType.startsWith("multipart/form-data")) {
    return [...new URLSearchParams((await readBody(req)).toString())];
  }
  const request = new Request(url, {
    method: "POST",
    headers: { "Content-Type": contentType },
    body: Readable.toWeb(req) as ReadableStream as unknown as BodyInit,
    duplex: "half",
  } as RequestInit);
  // What the field takes is checked when the form is saved.
  const { formData } = await readForm(request, () => "any");
  return [...formData].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
}

function isSendersFault(error: unknown) {
  return (
    error instanceof MediaError ||
    error instanceof BodyTooLargeError ||
    error instanceof BodyTimeoutError
  );
}
