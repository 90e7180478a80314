import { createHash } from "node:crypto";
import type { StoredEnglish } from "#app/i18n/content.ts";
import { isSameText } from "#app/text/lines.ts";
import type { Trx } from "../connection.server.ts";
import type { JsonText } from "../tables.ts";
import { pack } from "./packed.server.ts";

/**
 * The translations of a record whose Portuguese has changed since, by part of the record (`main`, `posts`):
 * what its content does not tell, and a restore needs so that they stay marked as outdated.
 */
export type OutdatedEnglish = Record<string, StoredEnglish[]>;

/** The outdated ones among a part's translations. */
export function outdatedOf(
  rows: readonly { english: StoredEnglish; portuguese: Readonly<Record<string, unknown>> }[],
): StoredEnglish[] {
  return rows.flatMap(({ english, portuguese }) => {
    const old = Object.entries(english).filter(
      ([field, { source }]) => !isSameText(source, String(portuguese[field] ?? "")),
    );
    return old.length > 0 ? [Object.fromEntries(old)] : [];
  });
}

/** Without the parts that have none. */
export function compactOutdated(parts: OutdatedEnglish): OutdatedEnglish {
  return Object.fromEntries(Object.entries(parts).filter(([, rows]) => rows.length > 0));
}

/** One part's outdated translations as `en` columns, which a save may take over from (`stringifyEnglish`). */
export function earlierEnglish(outdated: OutdatedEnglish | undefined, part: string): JsonText[] {
  return (outdated?.[part] ?? []).map((row) => JSON.stringify(row));
}

/** Stores content, once where it is equal, with the files that it refers to. Returns its id. */
export async function storeContent(
  trx: Trx,
  value: object,
  outdatedEnglish: OutdatedEnglish = {},
): Promise<number> {
  const content = JSON.stringify(value);
  const outdated = JSON.stringify(outdatedEnglish);
  const hash = createHash("sha256").update(content).update(outdated).digest("base64url");
  const known = await trx
    .selectFrom("revisionContent")
    .select("id")
    .where("hash", "=", hash)
    .executeTakeFirst();
  if (known) return known.id;
  const { id } = await trx
    .insertInto("revisionContent")
    .values({ hash, content: pack(content), outdated })
    .returning("id")
    .executeTakeFirstOrThrow();
  const files = await findStoredFiles(trx, content);
  if (files.length > 0) {
    const rows = files.map((file) => ({ contentId: id, mediaId: file.id }));
    await trx.insertInto("revisionFile").values(rows).execute();
  }
  return id;
}

/** What may be a path under /storage, in a field or in a link. */
const storedPath = /\b[a-z]+\/[\w-]+\.\w+/g;

/**
 * The stored files that content names.
 *
 * @param content JSON
 */
export async function findStoredFiles(
  trx: Trx,
  content: string,
): Promise<{ id: number; path: string }[]> {
  const named = [...new Set(content.match(storedPath))];
  if (named.length === 0) return [];
  return trx.selectFrom("media").select(["id", "path"]).where("path", "in", named).execute();
}
