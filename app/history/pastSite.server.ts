import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import {
  db,
  engine,
  type OpenDatabase,
  runWithDatabase,
  type Trx,
} from "#app/db/connection.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import { openInMemory, sqliteDatabase } from "#app/db/sqlite/sqliteDatabase.server.ts";
import * as Banner from "#app/features/banner/banner.repo.server.ts";
import type { Banner as BannerContent } from "#app/features/banner/banner.schema.ts";
import * as Documents from "#app/features/documents/documents.repo.server.ts";
import type { LibraryDocument } from "#app/features/documents/documents.schema.ts";
import * as Descriptions from "#app/features/media/description/description.repo.server.ts";
import * as Numbers from "#app/features/numbers/numbers.repo.server.ts";
import type { Numbers as NumbersContent } from "#app/features/numbers/numbers.schema.ts";
import * as Partners from "#app/features/partners/partners.repo.server.ts";
import type { Partner } from "#app/features/partners/partners.schema.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import type { Project } from "#app/features/projects/projects.schema.ts";
import { kindOfRecord } from "./records.server.ts";

/** The site as of a content version, in a database of its own. */
export interface PastSite {
  database: OpenDatabase;
  /** Every record that was public then, and every file's description. */
  records: Pick<Revisions.CompleteRevision, "id" | "kind" | "recordId" | "title" | "contentId">[];
}

/** So many moments stay open, by content version: each walk is through one, and people go back and forth. */
const most = 3;
const opened = new Map<number, Promise<PastSite>>();

/**
 * Opens the site as it was: a database in memory, filled from the revisions, that the pages' own repositories
 * read (`runWithDatabase`). Of files it has what is stored now, with the descriptions of then.
 */
export async function openPast(version: number): Promise<PastSite> {
  const known = opened.get(version);
  const site = known ?? fill(version);
  opened.delete(version);
  opened.set(version, site);
  site.catch(() => opened.delete(version));
  const [oldest] = opened.keys();
  if (opened.size > most && oldest !== undefined) await close(oldest);
  return site;
}

/** Closes every open moment: something has been erased from the past. */
export async function forgetPast(): Promise<void> {
  for (const version of [...opened.keys()]) await close(version);
}

async function close(version: number) {
  const site = opened.get(version);
  opened.delete(version);
  // Not at once: a page may be reading it. Its memory is freed with it.
  await site?.catch(() => {});
}

/** As many records as are written between turns of the event loop: visitors must not wait for all of them. */
const batch = 20;

async function fill(version: number): Promise<PastSite> {
  const site = await Revisions.findSiteAt(version);
  const hidden = await Revisions.findHiddenAt(version);
  const described = await Revisions.findFirstDescriptions(version);
  const past = await openInMemory();
  // Content may name files that are gone by now.
  past.pragma("foreign_keys = OFF");
  const database = sqliteDatabase(past);
  await copyFiles(database);
  const places = new Map<string, number>(
    Object.entries(site.order).flatMap(([kind, ids]) =>
      ids.map((id, index) => [`${kind} ${id}`, index + 1] as const),
    ),
  );
  const all = [...described, ...site.records];
  await runWithDatabase(database, async () => {
    for (let at = 0; at < all.length; at += batch) {
      await db()
        .transaction()
        .execute(async (trx) => {
          for (const revision of all.slice(at, at + batch)) {
            const position = places.get(`${revision.kind} ${revision.recordId}`) ?? 0;
            await writeRecord(trx, revision, { position, columns: site.columns });
          }
        });
      await setImmediate();
    }
    // Their addresses answered 410. Their contents are not needed for that.
    for (const row of hidden) {
      const values = { ...row, contentId: null, orderId: null, draftId: null };
      await db().insertInto("revision").values(values).execute();
    }
    // Also builds the search index, whose triggers wait for the end of a change.
    await db().updateTable("contentVersion").set({ version }).where("id", "=", 1).execute();
  });
  const records = all.map(({ id, kind, recordId, title, contentId }) => ({
    id,
    kind,
    recordId,
    title,
    contentId,
  }));
  return { database, records };
}

/**
 * What is stored now. The variants, of which there are many, are read where they are: a view in the place of
 * their table.
 */
async function copyFiles({ db: past }: OpenDatabase) {
  const { file } = engine();
  if (file === undefined) {
    for (const table of ["media", "mediaVariant"] as const) {
      for (const row of await db().selectFrom(table).selectAll().execute()) {
        await past.insertInto(table).values(row).execute();
      }
    }
    return;
  }
  await sql`attach database ${file} as live`.execute(past);
  await sql`insert into main.media select * from live.media`.execute(past);
  await sql`create temp view "mediaVariant" as select * from live."mediaVariant"`.execute(past);
}

interface Placement {
  position: number;
  columns: Revisions.SiteState["columns"];
}

async function writeRecord(
  trx: Trx,
  revision: Revisions.CompleteRevision,
  { position, columns }: Placement,
) {
  const { kind, recordId, outdated, at } = revision;
  const id = recordId ?? 0;
  const content = contentOf(revision);
  const row = {
    id,
    position,
    version: 1,
    createdAt: revision.recordCreatedAt ?? at,
    updatedAt: revision.recordUpdatedAt ?? at,
    outdated,
  };
  switch (kind) {
    case "project":
      return Projects.insertState(trx, content as Project, row);
    case "documents":
      return Documents.insertState(trx, content as LibraryDocument, row);
    case "partners":
      return Partners.insertState(trx, content as Partner, {
        ...row,
        boardColumn: columns[id] ?? null,
      });
    case "banner":
      return Banner.writeState(trx, content as BannerContent, outdated);
    case "home":
      return Numbers.writeState(trx, content as NumbersContent, outdated);
    case "files":
      return Descriptions.writeState(trx, id, content);
  }
}

/** A record's content, with what its schema has come to hold since; as it was where that refuses it today. */
function contentOf({ kind, content = {} }: Revisions.CompleteRevision): object {
  const parsed = kindOfRecord(kind, content).schema.safeParse(content);
  return parsed.success ? (parsed.data as object) : content;
}
