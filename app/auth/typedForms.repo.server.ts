import { db } from "#app/db/connection.server.ts";
import type { DraftForm } from "#app/db/drafts/draftTag.ts";
import type { FormEntries } from "./formDrafts.repo.server.ts";
import { rememberedMs } from "./sessions.repo.server.ts";

/** What somebody typed in a form and has not saved. */
interface TypedForm {
  /** The opened form's own key. */
  formKey: string;
  /** When it was last changed, in milliseconds. */
  at: number;
  entries: FormEntries;
}

/** Unsaved forms of one account, of whatever form: the oldest go. */
const maxPerStaff = 20;
/** As long after the end of a form nothing of it is on its way any more, in milliseconds. */
const lateMs = 60 * 60_000;
const none = "[]";

/**
 * Keeps what an opened form holds in place of what it held, unless it arrives after something that the form has sent
 * later.
 *
 * @param entries none: it was saved, or thrown away; what arrives late then stores nothing
 */
export async function put(
  staffId: number,
  form: string,
  { key, attempt }: DraftForm,
  entries: FormEntries,
  now = Date.now(),
): Promise<void> {
  const values = { attempt, entries: JSON.stringify(entries), updatedAt: isoOf(now) };
  await db()
    .transaction()
    .execute(async (trx) => {
      await trx
        .insertInto("typedForm")
        .values({ staffId, form, key, ...values })
        .onConflict((conflict) =>
          conflict
            .columns(["staffId", "form", "key"])
            .doUpdateSet(values)
            .where("typedForm.attempt", "<=", attempt),
        )
        .execute();
      const newest = trx
        .selectFrom("typedForm")
        .select("id")
        .where("staffId", "=", staffId)
        .where("entries", "!=", none)
        .orderBy("updatedAt", "desc")
        .orderBy("id", "desc")
        .limit(maxPerStaff);
      await trx
        .deleteFrom("typedForm")
        .where("staffId", "=", staffId)
        .where("entries", "!=", none)
        .where("id", "not in", newest)
        .execute();
      await trx
        .deleteFrom("typedForm")
        .where("staffId", "=", staffId)
        .where("entries", "=", none)
        .where("updatedAt", "<=", isoOf(now - lateMs))
        .execute();
    });
}

/** Forgets what an opened form that is gone has kept, whatever it has sent last. */
export async function discard(
  staffId: number,
  form: string,
  key: string,
  now = Date.now(),
): Promise<void> {
  await db()
    .updateTable("typedForm")
    .set({ entries: none, updatedAt: isoOf(now) })
    .where("staffId", "=", staffId)
    .where("form", "=", form)
    .where("key", "=", key)
    .execute();
}

/** What this person typed in a form and has neither saved nor thrown away, newest first. */
export async function findAll(
  staffId: number,
  form: string,
  now = Date.now(),
): Promise<TypedForm[]> {
  const rows = await db()
    .selectFrom("typedForm")
    .select(["key", "entries", "updatedAt"])
    .where("staffId", "=", staffId)
    .where("form", "=", form)
    .where("entries", "!=", none)
    .where("updatedAt", ">", isoOf(now - rememberedMs))
    .orderBy("updatedAt", "desc")
    .execute();
  return rows.map(({ key, entries, updatedAt }) => ({
    formKey: key,
    at: Date.parse(updatedAt),
    entries: JSON.parse(entries) as FormEntries,
  }));
}

/** Deletes what nobody has come back for, after as long as expired sessions are remembered. */
export async function deleteExpired(now = Date.now()): Promise<void> {
  await db()
    .deleteFrom("typedForm")
    .where("updatedAt", "<=", isoOf(now - rememberedMs))
    .execute();
}

function isoOf(ms: number) {
  return new Date(ms).toISOString();
}
