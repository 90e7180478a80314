import { parseUrl } from "#app/validation/parseUrl.ts";

/** Where an embedded film plays without cookies before it is played; the CSP's `frame-src` names it. */
export const youTubeHost = "https://www.youtube-nocookie.com";

const hosts = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const idForm = /^[\w-]{11}$/;

/**
 * The id of the film that an address on YouTube leads to: `watch?v=`, `youtu.be/`, `/shorts/`,
 * `/live/` and `/embed/`, with or without `https://`.
 *
 * @returns undefined for any other address or text
 */
export function youTubeId(address: string): string | undefined {
  const url = parse(address.trim());
  if (!url || url.username || url.port) return undefined;
  const id = idIn(url);
  return id && idForm.test(id) ? id : undefined;
}

/** The one form in which a film's address is kept and linked to. */
export function youTubeLink(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}

function parse(address: string): URL | undefined {
  const text = /^https?:/i.test(address) ? address : `https://${address}`;
  return parseUrl(text);
}

function idIn({ hostname, pathname, searchParams }: URL): string | null | undefined {
  if (hostname === "youtu.be") return pathname.slice(1);
  if (!hosts.test(hostname)) return undefined;
  if (/^\/watch\/?$/.test(pathname)) return searchParams.get("v");
  return /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(pathname)?.[1];
}
