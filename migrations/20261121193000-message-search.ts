import { type Kysely, sql } from "kysely";

interface Message {
  id: number;
  name: string;
  email: string;
  phone: string;
  message: string;
}

/**
 * The text that the inbox's search compares: a message's texts in lower case and without accents, which
 * `like` would not ignore. Never changes: imports nothing from the application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contactMessage add column searchText text not null default ''`.execute(db);
  const messages = await sql<Message>`
    select id, name, email, phone, message from contactMessage`.execute(db);
  for (const { id, name, email, phone, message } of messages.rows) {
    const searchText = [name, email, phone, message]
      .join("\n")
      .normalize("NFD")
      .replace(/\p{Mark}/gu, "")
      .toLowerCase();
    await sql`update contactMessage set searchText = ${searchText} where id = ${id}`.execute(db);
  }
}
