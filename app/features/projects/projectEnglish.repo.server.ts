import { db } from "#app/db/connection.server.ts";
import { parseEnglish } from "#app/db/english.server.ts";
import type { OutdatedEnglish } from "#app/db/history/revisionContent.server.ts";
import type { StoredEnglish } from "#app/i18n/content.ts";
import { parseProjectEnglish } from "./projectRow.server.ts";

/** Stored translations with the Portuguese they translate, by field: `name`, `posts[].title`. */
export type FieldEnglish = Record<string, StoredEnglish[string][]>;

/** Those that are outdated, of a project that was taken off the site. */
export function ofOutdated(outdated: OutdatedEnglish): FieldEnglish {
  const found: FieldEnglish = {};
  for (const [part, rows] of Object.entries(outdated)) {
    const isList = part === "posts" || part === "documents";
    const prefix = part === "main" ? "" : `${part}${isList ? "[]" : ""}.`;
    for (const row of rows) {
      for (const [field, entry] of Object.entries(row)) {
        found[prefix + field] = [...(found[prefix + field] ?? []), entry];
      }
    }
  }
  return found;
}

/** A project's translations, so that its form can show which are outdated. Three statements. */
export async function findByProject(projectId: number): Promise<FieldEnglish> {
  const found: FieldEnglish = {};
  const add = (prefix: string, stored: StoredEnglish) => {
    for (const [field, entry] of Object.entries(stored)) {
      found[prefix + field] = [...(found[prefix + field] ?? []), entry];
    }
  };
  const row = await db()
    .selectFrom("project")
    .select("en")
    .where("id", "=", projectId)
    .executeTakeFirst();
  for (const [part, stored] of Object.entries(parseProjectEnglish(row?.en ?? "{}"))) {
    add(part === "main" ? "" : `${part}.`, stored);
  }
  for (const [list, table] of [
    ["posts", "projectPost"],
    ["documents", "projectDocument"],
  ] as const) {
    const items = await db()
      .selectFrom(table)
      .select("en")
      .where("projectId", "=", projectId)
      .execute();
    for (const item of items) add(`${list}[].`, parseEnglish(item.en));
  }
  return found;
}
