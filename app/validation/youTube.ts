import { parseUrl } from "./host.ts";

/** The host of embedded videos, which sets no cookies before playback; the CSP's `frame-src` allows it. */
export const youTubeHost = "https://www.youtube-nocookie.com";

const hosts = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const idForm = /^[\w-]{11}$/;

/**
 * The id of the video in a YouTube URL: `watch?v=`, `youtu.be/`, `/shorts/`, `/live/` and `/embed/`, with or
 * without `https://`.
 *
 * @returns undefined for any other URL or text
 */
export function youTubeId(address: string): string | undefined {
  const url = parse(address.trim());
  if (!url || url.username || url.port) return undefined;
  const id = idIn(url);
  return id && idForm.test(id) ? id : undefined;
}

/** The canonical URL under which a video is stored and linked. */
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
