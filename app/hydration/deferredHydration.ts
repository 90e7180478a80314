import { createHash } from "node:crypto";
import { type ClientBundle, literal } from "./clientBundle.ts";
import type { StartOptions } from "./start/start.ts";
import start from "./start/start.ts?script";

interface Page {
  /** Its text in pieces, which become bytes one by one: V8 takes a millisecond to join large strings. */
  html: string[];
  /** SHA-256 hashes (base64) of the inline scripts that the page's policy must allow. */
  hashes: string[];
}

interface Choices {
  /** None where the page stays as it is sent. */
  bundle: ClientBundle | undefined;
  /** Set when the page's data may be stored for everybody: stores it, and returns its URL. */
  keepData?: ((script: string) => string) | undefined;
  /** Whether the page must be hydrated without waiting for the visitor. */
  eager: boolean;
}

const bodyEnd = "</body></html>";

/**
 * Appends a page's scripts, and defers its hydration. A page works without it (forms and links do), so text
 * and pictures load first, and visitors who only read never download the rest: the client bundle and its
 * data are fetched on the first interaction or, where the page has something to do, after it has been
 * painted (`start/start.ts`).
 *
 * @param html a page whose last script is the framework's, which restores the scroll position. No other
 *   script in it gets a hash, so one that was injected does not run.
 */
export function deferHydration(html: string, { bundle, keepData, eager }: Choices): Page {
  const body = html.slice(0, -bodyEnd.length);
  if (!bundle) return { html: [html], hashes: lastScript(body).map(hashOf) };
  const { source, modules, data } = bundle;
  const url = keepData?.(data);
  const options: StartOptions = { source, modules, data: url, eager };
  const starter = `${start}(${literal(options)})`;
  const added = url ? [starter] : [data, starter];
  const scripts = added.map((script) => `<script>${script}</script>`);
  return {
    html: [body, ...scripts, bodyEnd],
    hashes: [...lastScript(body), source, ...added].map(hashOf),
  };
}

/** The script at the end of a page's body, if there is one. */
function lastScript(body: string): string[] {
  const [open, close] = ["<script>", "</script>"];
  if (!body.endsWith(close)) return [];
  return [body.slice(body.lastIndexOf(open) + open.length, -close.length)];
}

function hashOf(script: string): string {
  return createHash("sha256").update(script).digest("base64");
}
