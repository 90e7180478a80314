import { toLines } from "#app/text/lines.ts";

/** As browsers read them: hours of any number of digits, and no space needed around the arrow (W3C WebVTT, 6.3 and 6.4). */
const time = String.raw`(?:\d+:)?[0-5]\d:[0-5]\d\.\d{3}`;
const cue = new RegExp(`^[ \\t\\f]*${time}[ \\t\\f]*-->[ \\t\\f]*${time}(?!\\d)`, "m");

/** Whether bytes are captions that a browser can show: WebVTT in UTF-8 with at least one cue. */
export function isWebVtt(bytes: Uint8Array): boolean {
  try {
    const text = toLines(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return /^WEBVTT(?:[ \t].*)?(?:\n|$)/.test(text) && cue.test(text);
  } catch {
    return false;
  }
}
