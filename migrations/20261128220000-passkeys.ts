import { type Kysely, sql } from "kysely";

/** Accounts can be entered by passkeys (WebAuthn); no challenge of theirs counts twice. Never changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "alter table staff add column passkeyChallengeAt integer not null default 0",
  `create table passkey (
    id integer primary key autoincrement,
    staffId integer not null references staff (id) on delete cascade,
    credentialId text not null unique,
    publicKey text not null,
    counter integer not null,
    rpId text not null,
    userHandle text not null,
    name text not null,
    createdAt text not null,
    lastUsedAt text
  ) strict`,
  "create index passkey_staffId on passkey (staffId)",
];
