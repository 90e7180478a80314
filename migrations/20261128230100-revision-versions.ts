import { type Kysely, sql } from "kysely";

/**
 * Each revision tells the version that its record had from then on, so that a form that was opened on that version can
 * be merged with later ones. Of earlier revisions only what is public now can be told. Never changes: imports nothing from the
 * application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table revision add column recordVersion integer`.execute(db);
  await sql`
    update revision
    set recordVersion = case kind
      when 'project' then (select version from project where id = recordId)
      when 'documents' then (select version from document where id = recordId)
      when 'partners' then (select version from partner where id = recordId)
      when 'banner' then (select version from recordVersion where name = 'banner')
      when 'home' then (select version from recordVersion where name = 'numbers')
    end
    where isPublic = 1 and id in (
      select max(id) from revision where isPublic is not null group by kind, recordId)`.execute(db);
}
