import { createCookie, createCookieSessionStorage } from "react-router";
import { createToastUtilsWithCustomSession } from "remix-toast";
import { isHttps } from "#app/platform/config.ts";
import { sessionSecret } from "#app/platform/storage.ts";
import type { FileUndo, Flash, Undo } from "./flash.ts";
import { currentUndo } from "./undo.server.ts";

/** The cookie that carries a notice to the next page; a request that brings it is never cached. */
export const flashCookie = "flash";

/** A notice not shown within this time is out of date. */
const maxAgeS = 60;

const make = () => {
  const cookie = createCookie(flashCookie, {
    httpOnly: true,
    path: "/",
    maxAge: maxAgeS,
    sameSite: "lax",
    secure: isHttps(),
    secrets: [sessionSecret()],
  });
  return { cookie, ...createToastUtilsWithCustomSession(createCookieSessionStorage({ cookie })) };
};

let made: ReturnType<typeof make> | undefined;
const toasts = () => {
  made ??= make();
  return made;
};

/** In characters. A cookie holds 4096 bytes; a character takes up to four, plus a third in base64. */
const most = { before: 480, after: 100 };

/** Cuts in the middle, where a long name stands, so that the end (what happened to it) is kept. */
function shortened(message: string): string {
  const letters = [...message];
  if (letters.length <= most.before + most.after) return message;
  const [start, end] = [letters.slice(0, most.before), letters.slice(-most.after)];
  return `${start.join("")}…${end.join("")}`;
}

/**
 * Sends the browser to `to`, whose page then shows the notice (a toast, or a status line), after a success with
 * a way to undo what the request has changed.
 *
 * @param options.isUndoable false where the notice counts more than that
 * @param options.file the path of a file that was moved to the trash
 */
export function redirectWithFlash(
  to: string,
  { type, message }: Flash,
  { isUndoable = true, file }: { isUndoable?: boolean; file?: string } = {},
): Promise<Response> {
  const undoes = (): Flash["undo"] =>
    file === undefined ? currentUndo() : { revisions: [file], isInTrash: true };
  const undo = type === "success" && isUndoable ? undoes() : undefined;
  const notice = {
    type,
    message: shortened(message),
    ...(undo && { description: writeUndo(undo) }),
  };
  return toasts().redirectWithToast(to, notice, { status: 303 });
}

/**
 * Whether a `Cookie` header brings a notice: one that this site has signed.
 *
 * @param cookies the header
 */
export async function hasFlash(cookies: string | undefined): Promise<boolean> {
  if (!cookies?.includes(`${flashCookie}=`)) return false;
  return (await toasts().cookie.parse(cookies)) !== null;
}

/**
 * The request's notice, if any, and the headers that clear its cookie. Without a notice there are no
 * headers, so that anonymous pages set no cookie.
 */
export async function readFlash(
  request: Request,
): Promise<{ flash?: Flash | undefined; headers?: Headers }> {
  if (!request.headers.get("Cookie")?.includes(`${flashCookie}=`)) return {};
  const { toast, headers } = await toasts().getToast(request);
  const undo = readUndo(toast?.description);
  return {
    flash: toast && { type: toast.type, message: toast.message, ...(undo && { undo }) },
    headers,
  };
}

/** An undo as the library's second text of a notice, which is not used otherwise. */
function writeUndo({ revisions, isInTrash }: Undo | FileUndo): string {
  return `${isInTrash ? "trash" : "undo"} ${revisions.join()}`;
}

function readUndo(description: string | undefined): Flash["undo"] {
  const [, file] = /^trash ([a-z]+\/\w+\.\w+)$/.exec(description ?? "") ?? [];
  if (file) return { revisions: [file], isInTrash: true };
  const [, where, ids] =
    /^(trash|undo) ((?:[1-9]\d*(?:,[1-9]\d*)*)?)$/.exec(description ?? "") ?? [];
  if (ids === undefined) return undefined;
  return { revisions: ids.split(",").filter(Boolean).map(Number), isInTrash: where === "trash" };
}
