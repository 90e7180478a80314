import { hashOf, type Idempotency } from "#app/db/idempotency.server.ts";
import type { ExpectedVersion } from "#app/db/versions.server.ts";
import { Refusal } from "./refusal.server.ts";

/** Maximum length of an `Idempotency-Key`; a longer one is refused. */
export const maxKeyLength = 200;

/** The ETag of a record: its version (contract 5). */
export function versionTag(version: number): string {
  return `"${version}"`;
}

/**
 * The version that a change is based on, from `If-Match`. No header or `*` means any version; a tag that
 * the API never issued matches none.
 */
export function expectedVersionOf(request: Request): ExpectedVersion {
  const header = request.headers.get("If-Match")?.trim();
  if (!header || header === "*") return {};
  const version = /^(?:W\/)?"([1-9]\d{0,14})"$/.exec(header)?.[1];
  return { version: version === undefined ? 0 : Number(version) };
}

/**
 * The submission's key, from `Idempotency-Key`: repeating it returns the record that the first request
 * made; with a different body it is refused.
 */
export function idempotencyOf(request: Request, body: unknown): Idempotency | Refusal {
  const key = request.headers.get("Idempotency-Key")?.trim();
  if (!key) return {};
  if (key.length > maxKeyLength) return new Refusal(400, { message: "api.keyTooLong" });
  return { idempotencyKey: key, requestHash: hashOf(body) };
}
