import type { HeadersArgs } from "react-router";

/** The `headers` of a page whose action may refuse for a limit: the page itself then carries `Retry-After`. */
export function keepRetryAfter({ parentHeaders, actionHeaders }: HeadersArgs): Headers {
  const all = new Headers(parentHeaders);
  const retryAfter = actionHeaders.get("Retry-After");
  if (retryAfter) all.set("Retry-After", retryAfter);
  return all;
}
