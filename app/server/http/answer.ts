import { type TextKey, translate } from "#app/i18n/texts.server.ts";
import type { Exchange } from "./exchange.ts";
import { languageOf } from "./language.ts";
import { sendWhole } from "./sendWhole.ts";

/**
 * Ends an exchange without the framework: JSON under /api, plain text elsewhere. Finds out the language
 * itself: steps that serve files come before the one that does.
 */
export function refuse(
  exchange: Exchange,
  status: number,
  messageKey: TextKey,
  headers: Record<string, string> = {},
): true {
  const { area, requestId } = exchange;
  const message = translate(languageOf(exchange))(messageKey, { requestId });
  if (area === "api") return answerJson(exchange, status, { message }, headers);
  return answer(exchange, status, `${message}\n`, {
    "Content-Type": "text/plain; charset=utf-8",
    ...headers,
  });
}

/** Refuses a request's method and says which ones are offered. */
export function refuseMethod(exchange: Exchange, offered: string): true {
  return refuse(exchange, 405, "api.methodNotAllowed", { Allow: offered });
}

/** Answers a method that an address does not handle: OPTIONS says what is offered, any other is refused. */
export function answerByOffer(exchange: Exchange, offered: string): true {
  if (exchange.req.method !== "OPTIONS") return refuseMethod(exchange, offered);
  sendWhole(exchange, { status: 204, headers: { Allow: offered } });
  return true;
}

/** Answers with a JSON value. */
export function answerJson(
  exchange: Exchange,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): true {
  return answer(exchange, status, JSON.stringify(value), {
    "Content-Type": "application/json; charset=utf-8",
    ...headers,
  });
}

/** Redirects the browser, also when React Router's client is asking for data. */
export function redirect(exchange: Exchange, location: string, isData: boolean): true {
  if (!isData) return answer(exchange, 303, "", { Location: location });
  // The form in which React Router's client accepts a redirect from outside the framework.
  return answer(exchange, 204, undefined, {
    "X-Remix-Redirect": location,
    "X-Remix-Reload-Document": "true",
  });
}

/** @param body undefined for a status that has none */
function answer(
  exchange: Exchange,
  status: number,
  body: string | undefined,
  headers: Record<string, string>,
): true {
  const length = body !== undefined && { "Content-Length": Buffer.byteLength(body) };
  sendWhole(exchange, {
    status,
    headers: { "Cache-Control": "no-store", ...length, ...headers },
    ...(body !== undefined && { body }),
  });
  return true;
}
