import type { Trx } from "#app/db/connection.server.ts";
import { hashOf } from "#app/db/idempotency.server.ts";
import type { DraftOf, RecordRules } from "./recordRules.ts";
import { findVersion, without } from "./storedDraft.server.ts";

/** The version on which a draft is based; today's, where what has changed since is no part of a draft. */
export async function findBase<Content extends object>(
  trx: Trx,
  rules: RecordRules<Content>,
  id: number,
  { baseVersion, baseHash }: DraftOf<Content>,
) {
  const current = await findPublic(trx, rules, id);
  return current && baseHash === current.hash ? current.version : baseVersion;
}

/** The public record's version, and the hash of what of it is part of a draft. */
export async function findPublic<Content extends object>(
  trx: Trx,
  rules: RecordRules<Content>,
  id: number,
) {
  const record = await rules.findState(trx, id);
  if (!record) return undefined;
  // Of a project it holds its version too.
  const { version: _, ...content } = record.content as { version?: number };
  const version = await findVersion(trx, rules, id);
  return { version, hash: hashOf(without(content, rules.setElsewhere)) };
}
