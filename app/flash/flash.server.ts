import { createCookieSessionStorage } from "react-router";
import { createToastUtilsWithCustomSession } from "remix-toast";
import { isHttps } from "#app/server/config.ts";
import { sessionSecret } from "#app/server/storage.ts";
import type { Flash } from "./flash.ts";

/** The cookie that carries a notice to the next page; a request that brings it is never cached. */
export const flashCookie = "flash";

/** A notice not shown within this time is out of date. */
const maxAgeS = 60;

const utilities = () =>
  createToastUtilsWithCustomSession(
    createCookieSessionStorage({
      cookie: {
        name: flashCookie,
        httpOnly: true,
        path: "/",
        maxAge: maxAgeS,
        sameSite: "lax",
        secure: isHttps(),
        secrets: [sessionSecret()],
      },
    }),
  );

let made: ReturnType<typeof utilities> | undefined;
const toasts = () => {
  made ??= utilities();
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

/** Sends the browser to `to`, whose page then shows the notice (a toast, or a status line). */
export function redirectWithFlash(to: string, { type, message }: Flash): Promise<Response> {
  const notice = { type, message: shortened(message) };
  return toasts().redirectWithToast(to, notice, { status: 303 });
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
  return { flash: toast && { type: toast.type, message: toast.message }, headers };
}
