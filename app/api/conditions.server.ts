import { type Once, requestHashOf } from "#app/db/idempotency.server.ts";
import type { BasedOn } from "#app/db/versions.server.ts";
import { Refusal } from "./refusal.server.ts";

/** Letters of an `Idempotency-Key`; a longer one is refused. */
export const mostKeyLetters = 200;

/** The ETag of a record: its version (contract 5). */
export function versionTag(version: number): string {
  return `"${version}"`;
}

/**
 * The version that a change is based on, by `If-Match`. No header and `*` ask for nothing; a tag that
 * we never made matches no version.
 */
export function basedOn(request: Request): BasedOn {
  const header = request.headers.get("If-Match")?.trim();
  if (!header || header === "*") return {};
  const version = /^(?:W\/)?"([1-9]\d{0,14})"$/.exec(header)?.[1];
  return { version: version === undefined ? 0 : Number(version) };
}

/**
 * One submission's own key, by `Idempotency-Key`: the same key again answers what the first request
 * made, and is refused with another body.
 */
export function onceByKey(request: Request, body: unknown): Once | Refusal {
  const key = request.headers.get("Idempotency-Key")?.trim();
  if (!key) return {};
  if (key.length > mostKeyLetters) return new Refusal(400, { message: "api.keyTooLong" });
  return { idempotencyKey: key, requestHash: requestHashOf(body) };
}
