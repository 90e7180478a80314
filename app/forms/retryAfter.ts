import type { HeadersArgs } from "react-router";

/**
 * The `headers` of a page whose action may refuse because of a limit: passes `Retry-After` on to the page.
 */
export function preserveRetryAfter({ parentHeaders, actionHeaders }: HeadersArgs): Headers {
  const all = new Headers(parentHeaders);
  const retryAfter = actionHeaders.get("Retry-After");
  if (retryAfter) all.set("Retry-After", retryAfter);
  return all;
}
