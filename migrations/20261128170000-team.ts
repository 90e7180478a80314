import { type Kysely, sql } from "kysely";

/** Accounts have names, can be blocked, and are made through links; what happens to them is noted. Never changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "alter table staff add column name text not null default ''",
  "alter table staff add column lastSignInAt text",
  "alter table staff add column blockedAt text",
  `create table staffLink (
    id integer primary key autoincrement,
    kind text not null check (kind in ('invite', 'reset')),
    tokenHash text not null unique,
    email text,
    staffId integer references staff (id) on delete cascade,
    createdById integer references staff (id) on delete set null,
    createdAt text not null,
    expiresAt text not null,
    check ((kind = 'invite') = (email is not null)),
    check ((kind = 'reset') = (staffId is not null))
  ) strict`,
  "create index staffLink_email on staffLink (email)",
  "create index staffLink_staffId on staffLink (staffId)",
  "create index staffLink_createdById on staffLink (createdById)",
  `create table securityEvent (
    id integer primary key autoincrement,
    event text not null,
    origin text not null,
    staffId integer,
    byId integer,
    client text not null default '',
    count integer not null default 1,
    firstAt text not null,
    at text not null
  ) strict`,
  "create index securityEvent_at on securityEvent (at)",
];
