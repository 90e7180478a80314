import { z } from "./zod.ts";

/** Recife is three hours behind UTC, without summer time. */
const offset = "-03:00";

/**
 * A minute that people name in Recife, as a field for date and time sends it (`2026-11-27T08:00`), as ISO 8601 in
 * UTC; undefined for anything else.
 *
 * @param seconds where in the minute
 */
export function instantInRecife(text: string, seconds = "00.000"): string | undefined {
  const [, minute] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(text.trim()) ?? [];
  const time = Date.parse(`${minute}:${seconds}${offset}`);
  return minute === undefined || Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** The reverse: an instant as such a field's value. */
export function minuteInRecife(instant: string): string {
  const behindMs = Number.parseInt(offset, 10) * 60 * 60 * 1000;
  return new Date(Date.parse(instant) + behindMs).toISOString().slice(0, 16);
}

/** What is scheduled lies ahead: what has passed is refused rather than done at once. */
function isAhead(instant: string): boolean {
  return Date.parse(instant) > Date.now();
}

/** A moment to come, in a form: "" for none. */
export const momentField = z
  .string({ error: "validation.type" })
  .transform((text, context) => {
    if (text.trim() === "") return undefined;
    const instant = instantInRecife(text);
    const error = instant === undefined ? "validation.moment" : "validation.past";
    if (instant !== undefined && isAhead(instant)) return instant;
    context.issues.push({ code: "custom", message: error, input: text });
    return z.NEVER;
  })
  .optional();

/** A moment to come, in the body of an endpoint. */
export const moment = z.iso
  .datetime({ offset: true, error: "validation.moment" })
  .refine(isAhead, { error: "validation.past" })
  .transform((instant) => new Date(instant).toISOString());
