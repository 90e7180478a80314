import { db } from "#app/db/connection.server.ts";
import { pendingMigrations } from "#app/db/migrate.server.ts";
import type { ScheduledJob } from "#app/platform/backgroundWork.ts";

/**
 * Fails, and is therefore logged every hour, while the site runs on a database that could not be migrated
 * (`openDatabase.ts`): pages and forms that need its new parts do not work.
 */
export const pendingUpgrade: ScheduledJob = {
  name: "pendingUpgrade",
  isOfProcess: true,
  isRunAtStart: true,
  run: async () => {
    const pending = await pendingMigrations(db());
    if (pending.length === 0) return;
    throw new Error(
      `Not migrated, start the version before (docs/operate.md, Upgrade): ${pending}`,
    );
  },
};
