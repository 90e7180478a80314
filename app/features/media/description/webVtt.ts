import { toLines } from "#app/validation/lines.ts";

const time = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const cue = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}(?:[ \\t].*)?$`, "m");

/** Whether bytes are captions that a browser can show: WebVTT in UTF-8 with at least one cue. */
export function isWebVtt(bytes: Uint8Array): boolean {
  try {
    const text = toLines(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return /^WEBVTT(?:[ \t].*)?(?:\n|$)/.test(text) && cue.test(text);
  } catch {
    return false;
  }
}
