import { type Kysely, sql } from "kysely";

/**
 * A project may have a place and a theme, which the search finds, too. Never changes: imports nothing from the
 * application.
 *
 * View and trigger are those of 20261121210000-search, with the two texts added. No record has them yet, so that the
 * index is still true.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of texts) {
    await sql`alter table project add column ${sql.ref(column)} text not null default ''`.execute(
      db,
    );
  }
  await redefine(db, "view", "projectSearchText", {
    // Last: a result shows the first line that it has, and that one says more.
    from: /\)\s*as body/,
    to: `, ${texts.map(inLanguage).join(", ")}) as body`,
  });
  await redefine(db, "trigger", "project_search_update", {
    from: /update of name, subtitle,/,
    to: `update of name, subtitle, ${texts.join(", ")},`,
  });
}

const texts = ["place", "theme"];

const inLanguage = (column: string) =>
  `iif(lang.code = 1, coalesce(nullif(json_extract(project.en, '$.main.${column}.text'), ''), project.${column}),
    project.${column})`;

async function redefine(
  db: Kysely<unknown>,
  kind: "view" | "trigger",
  name: string,
  { from, to }: { from: RegExp; to: string },
) {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema where type = ${kind} and name = ${name}`.execute(db);
  const definition = rows[0]?.sql ?? "";
  if (!from.test(definition)) throw new Error(`${kind} ${name} is not as expected`);
  await sql.raw(`drop ${kind} ${name}`).execute(db);
  await sql.raw(definition.replace(from, () => to)).execute(db);
}
