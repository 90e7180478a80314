import { runWithDatabase } from "#app/db/connection.server.ts";
import { sendStored } from "#app/files/serving/sendStored.server.ts";
import { storedHeaders } from "#app/files/serving/storedHeaders.server.ts";
import { whileReachable } from "#app/files/serving/whileReachable.server.ts";
import { storedFiles } from "#app/files/storage.server.ts";
import { isRead, isUnder, type Middleware } from "#app/http/context.ts";
import { redirect, sendError, sendMethodNotAllowed } from "#app/http/respond.ts";
import { paths } from "#app/paths.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import * as DocumentDrafts from "../documentDrafts.repo.server.ts";
import * as DocumentFiles from "../documentFiles.repo.server.ts";

const pattern = new RegExp(`^${paths.documentPrefix}/(\\d+)(?:/[^/]*)?/?$`);

/**
 * `/documento/{id}/{slug}`: the newest file of a document, under its own name. Who has it must ask each time whether it
 * still is the newest. Another slug leads to the right one; 410 while the document is off the site. Behind the time
 * machine, so that staff who walk through a moment get the file of then.
 */
export const serveDocument: Middleware = whileReachable(async (context) => {
  const { req, res, url, normalizedPath, past, lang } = context;
  if (!isUnder(normalizedPath, paths.documentPrefix)) return false;
  const id = recordIdOf(pattern.exec(url.pathname)?.[1]);
  if (id === undefined) return false;
  if (!isRead(req.method)) return sendMethodNotAllowed(context, "GET, HEAD");
  const find = async () =>
    (await DocumentFiles.findServed(id)) ?? ((await DocumentDrafts.isUnpublished(id)) && "gone");
  const document = await (past ? runWithDatabase(past.database, find) : find());
  if (document === "gone") return sendError(context, 410, "api.gone");
  if (!document) return false;
  const { file, titles } = document;
  const right = paths.document({ id, title: titles[lang] });
  const title = Object.values(titles).find(
    (each) => paths.document({ id, title: each }) === url.pathname,
  );
  if (title === undefined) return redirect(context, right, false);
  const stored = await storedFiles().open(file);
  if (!stored) return false;
  try {
    await sendStored(context, stored, {
      ...(await storedHeaders(file, stored.size, title)),
      "Cache-Control": past ? "private, no-store" : "public, no-cache",
    });
  } catch (error) {
    // A visitor who leaves in the middle of a long file is not an error.
    if (!res.destroyed && !res.closed) throw error;
  } finally {
    await stored.close();
  }
  return true;
});
