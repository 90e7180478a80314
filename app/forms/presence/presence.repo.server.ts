import { staffName } from "#app/auth/staff.schema.ts";
import { type Db, db } from "#app/db/connection.server.ts";
import type { OpenedForm, PageVisibility } from "./presence.schema.ts";

/** How long a form counts as open after it has last said so, in milliseconds. */
const lasts: Record<PageVisibility, number> = {
  // Its script says so every 20 s.
  visible: 60_000,
  // Nothing runs in it while another tab is in front.
  hidden: 10 * 60_000,
  // Without a script nothing more is heard of it.
  served: 5 * 60_000,
};
/** Opened forms of one account; more are not noted. */
const maxForms = 50;
/** The colleagues that one line names. */
const maxNamed = 20;

/** A colleague who has a record's form open. */
interface Colleague {
  id: number;
  name: string;
  /** ISO 8601. */
  openedAt: string;
  /** The field that they typed in last, in any of their tabs, and when; null for none. */
  typed: { field: string; at: string } | null;
}

interface Present {
  colleagues: Colleague[];
  /** Whether the person has it open in another tab too. */
  isOpenElsewhere: boolean;
}

/**
 * Notes that somebody has a record's form open, in place of what was known of that tab. Raises no version: nothing that
 * visitors see has changed.
 *
 * @param field typed in since it last said so; "" for none
 */
export async function note(
  staffId: number,
  { kind, id: recordId, tab, field, seen }: OpenedForm & { seen: PageVisibility },
  now = Date.now(),
): Promise<void> {
  const at = new Date(now).toISOString();
  const expiresAt = new Date(now + lasts[seen]).toISOString();
  const typed = field ? { field, typedAt: at } : {};
  await db()
    .transaction()
    .execute(async (trx) => {
      await trx.deleteFrom("presence").where("expiresAt", "<=", at).execute();
      // The page as it was served has become the form whose script speaks.
      if (tab) await forget(staffId, { kind, id: recordId, tab: "" }, trx);
      const { count } = await trx
        .selectFrom("presence")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("staffId", "=", staffId)
        .where("tab", "!=", tab)
        .executeTakeFirstOrThrow();
      if (count >= maxForms) return;
      await trx
        .insertInto("presence")
        .values({ kind, recordId, staffId, tab, openedAt: at, expiresAt, ...typed })
        .onConflict((conflict) =>
          conflict
            .columns(["kind", "recordId", "staffId", "tab"])
            .doUpdateSet({ expiresAt, ...typed }),
        )
        .execute();
    });
}

/** A tab that was closed, or has left the form. */
export async function forget(
  staffId: number,
  { kind, id, tab }: Pick<OpenedForm, "kind" | "id" | "tab">,
  executor: Db = db(),
): Promise<void> {
  await executor
    .deleteFrom("presence")
    .where("kind", "=", kind)
    .where("recordId", "=", id)
    .where("staffId", "=", staffId)
    .where("tab", "=", tab)
    .execute();
}

/**
 * Who has a record's form open, whoever typed last first.
 *
 * @param tab of the form that asks
 */
export async function findPresent(
  staffId: number,
  { kind, id, tab }: Pick<OpenedForm, "kind" | "id" | "tab">,
  now = Date.now(),
): Promise<Present> {
  const rows = await db()
    .selectFrom("presence")
    .innerJoin("staff", "staff.id", "presence.staffId")
    .select(["staffId", "tab", "field", "typedAt", "openedAt", "name", "email"])
    .where("kind", "=", kind)
    .where("recordId", "=", id)
    .where("expiresAt", ">", new Date(now).toISOString())
    .where("blockedAt", "is", null)
    .orderBy("openedAt")
    .orderBy("presence.id")
    .limit(maxForms * maxNamed)
    .execute();
  const colleagues = new Map<number, Colleague>();
  for (const row of rows) {
    if (row.staffId === staffId) continue;
    const { openedAt, typed } = colleagues.get(row.staffId) ?? {
      openedAt: row.openedAt,
      typed: null,
    };
    const isLater = row.typedAt !== null && row.typedAt > (typed?.at ?? "");
    colleagues.set(row.staffId, {
      ...{ id: row.staffId, name: staffName(row), openedAt },
      typed: isLater ? { field: row.field, at: row.typedAt ?? "" } : typed,
    });
  }
  const lastFirst = [...colleagues.values()].sort((one, other) =>
    (other.typed?.at ?? "").localeCompare(one.typed?.at ?? ""),
  );
  return {
    colleagues: lastFirst.slice(0, maxNamed),
    isOpenElsewhere: rows.some(
      (row) => row.staffId === staffId && row.tab !== "" && row.tab !== tab,
    ),
  };
}
