import { type Kysely, sql } from "kysely";

/**
 * Links by which somebody without an account sees a draft and answers. A link hangs on its draft: where that one is
 * published or discarded, it goes with it, and so do its answers. Never changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table approvalLink (
    id integer primary key autoincrement,
    draftId integer not null references draft (id) on delete cascade,
    tokenHash text not null unique,
    createdById integer references staff (id) on delete set null,
    createdByName text not null default '',
    createdAt text not null,
    expiresAt text not null,
    revokedAt text
  ) strict`,
  "create index approvalLink_draftId on approvalLink (draftId)",
  "create index approvalLink_createdById on approvalLink (createdById)",
  `create table approvalAnswer (
    id integer primary key autoincrement,
    linkId integer not null references approvalLink (id) on delete cascade,
    decision text not null check (decision in ('approved', 'changes')),
    name text not null,
    comment text not null default '',
    draftTag text not null,
    at text not null
  ) strict`,
  "create index approvalAnswer_linkId on approvalAnswer (linkId)",
];
