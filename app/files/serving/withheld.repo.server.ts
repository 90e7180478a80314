import { type SqlBool, sql } from "kysely";
import { hashOfToken, isLinkToken } from "#app/auth/linkToken.ts";
import { db } from "#app/db/connection.server.ts";
import { linkedPaths, referencedPaths } from "../mediaReferences.server.ts";
import { isNamedByHistory } from "../revisionFiles.server.ts";

/** A file as it was uploaded. */
interface Source {
  id: number;
  path: string;
}

/** The uploaded file that a path belongs to: itself, or one that it was made from. */
export async function findSource(path: string): Promise<Source | undefined> {
  const { rows } = await sql<Source>`
    select id, path from media where path = ${path}
    union all select media.id, media.path from "mediaVariant"
      join media on media.id = "mediaVariant"."mediaId" where "mediaVariant".path = ${path}
    union all select id, path from media where poster = ${path}
    union all select media.id, media.path from "mediaTrack"
      join media on media.id = "mediaTrack"."mediaId" where "mediaTrack".path = ${path}
    limit 1`.execute(db());
  return rows[0];
}

/** Whether content that was public at some time names the file, or named it when it was erased for good, or staff have deleted it. */
export async function wasPublic({ id }: Source): Promise<boolean> {
  const row = await db()
    .selectFrom("media")
    .select("id")
    .where("id", "=", id)
    .where(wasShown())
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * That a document has offered a file is known for longer than the history lasts. What staff have deleted by itself counts
 * as well: its address may be known.
 */
function wasShown() {
  return sql<SqlBool>`(media."isErased" = 1 or media."deletedAt" > '' or ${isNamedByHistory()}
    or media.path in (select path from "documentFile"))`;
}

/** SQL: a file of `media` was public and is not any more. */
export function isOnlyPast() {
  return sql<SqlBool>`(${wasShown()} and media.path not in ${referencedPaths()}
    and media.path not in ${linkedPaths()})`;
}

/** Every file that public content shows or links to, with the captions of its videos. */
export async function findPublicPaths(): Promise<Set<string>> {
  const { rows } = await sql<{ path: string }>`
    with shown (path) as (select path from ${referencedPaths()} as named
      union select path from ${linkedPaths()} as linked)
    select path from shown
    union select "mediaTrack".path from "mediaTrack"
      join media on media.id = "mediaTrack"."mediaId" join shown on shown.path = media.path`.execute(
    db(),
  );
  return new Set(rows.map(({ path }) => path));
}

/**
 * Whether an approval link that is open shows a draft with the file (contract 12).
 *
 * @param token the link's
 */
export async function isShownByLink({ path }: Source, token: string): Promise<boolean> {
  if (!isLinkToken(token)) return false;
  const row = await db()
    .selectFrom("approvalLink")
    .innerJoin("draftFile", "draftFile.draftId", "approvalLink.draftId")
    .select("approvalLink.id")
    .where("approvalLink.tokenHash", "=", hashOfToken(token))
    .where("approvalLink.revokedAt", "is", null)
    .where("approvalLink.expiresAt", ">", new Date().toISOString())
    .where("draftFile.path", "=", path)
    .executeTakeFirst();
  return row !== undefined;
}
