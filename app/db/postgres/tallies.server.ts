import { type Kysely, sql } from "kysely";
import { keyedHash } from "#app/platform/keyedHash.ts";
import type { Rate } from "#app/platform/limits/eventLimit.ts";
import type { Counted, SharedTallies } from "#app/platform/limits/sharedTallies.ts";
import type { Database } from "../tables.ts";

/** An attempt that runs for longer has died with its node. */
const longestMs = 2 * 60_000;

/** The server's clock, in ms: the nodes' own may differ. */
const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/**
 * Attempts that all nodes count together, as rows. Whoever may enter is decided under the lock of writers, one after the
 * other; who is over the limit is refused without it, so that a flood holds up no save.
 */
export class PostgresTallies implements SharedTallies {
  constructor(private readonly db: Kysely<Database>) {}

  async take(of: Counted, rate: Rate): ReturnType<SharedTallies["take"]> {
    const known = await this.secondsUntilFree(this.db, of, rate);
    if (known !== undefined) return { retryAfter: known };
    return this.db.transaction().execute(async (trx) => {
      await trx.deleteFrom("limitEvent").where("expiresAt", "<=", now).execute();
      const retryAfter = await this.secondsUntilFree(trx, of, rate);
      if (retryAfter !== undefined) return { retryAfter };
      const { counted, running } = await this.countIn(trx, of);
      if (counted + running >= rate.count) return "busy" as const;
      const { id } = await trx
        .insertInto("limitEvent")
        .values({ ...row(of), countedAt: null, expiresAt: sql`${now} + ${longestMs}::bigint` })
        .returning("id")
        .executeTakeFirstOrThrow();
      return { place: id };
    });
  }

  async settle(place: number, counts: boolean, { windowMs }: Rate): Promise<void> {
    if (!counts) {
      await this.db.deleteFrom("limitEvent").where("id", "=", place).execute();
      return;
    }
    await this.db
      .updateTable("limitEvent")
      .set({ countedAt: now, expiresAt: sql`${now} + ${windowMs}::bigint` })
      .where("id", "=", place)
      .execute();
  }

  async record(of: Counted, { windowMs }: Rate): Promise<void> {
    await this.db
      .insertInto("limitEvent")
      .values({ ...row(of), countedAt: now, expiresAt: sql`${now} + ${windowMs}::bigint` })
      .execute();
  }

  count(of: Counted): Promise<{ counted: number; running: number }> {
    return this.countIn(this.db, of);
  }

  private async countIn(db: Kysely<Database>, of: Counted) {
    const { name, key } = row(of);
    const { all, counted } = await db
      .selectFrom("limitEvent")
      .select(({ fn }) => [
        fn.countAll<number>().as("all"),
        fn.count<number>("countedAt").as("counted"),
      ])
      .where("name", "=", name)
      .where("key", "=", key)
      .where("expiresAt", ">", now)
      .executeTakeFirstOrThrow();
    return { counted, running: all - counted };
  }

  /** When the oldest of so many as the limit allows ends; undefined where there are fewer. */
  private async secondsUntilFree(db: Kysely<Database>, of: Counted, { count }: Rate) {
    const { name, key } = row(of);
    const last = await db
      .selectFrom("limitEvent")
      .select(sql<number>`"expiresAt" - ${now}`.as("ms"))
      .where("name", "=", name)
      .where("key", "=", key)
      .where("countedAt", "is not", null)
      .where("expiresAt", ">", now)
      .orderBy("expiresAt", "desc")
      .offset(count - 1)
      .limit(1)
      .executeTakeFirst();
    return last && Math.max(1, Math.ceil(last.ms / 1000));
  }
}

/** No address stands in the database. */
function row({ name, key }: Counted) {
  return { name, key: keyedHash("limit", key).slice(0, 22) };
}
