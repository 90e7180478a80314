import { setImmediate as nextTurn } from "node:timers/promises";
import { type Migration, Migrator } from "kysely/migration";
import { UsageError } from "#app/platform/errors.ts";
import type { Db } from "./connection.server.ts";
import type { Baseline } from "./engine.ts";

/** One that adds tables, columns or indexes alone is additive: a version that does not know it goes on serving. */
type SiteMigration = Migration & { isAdditive?: boolean };

const modules = import.meta.glob<SiteMigration>("../../migrations/*.ts", { eager: true });

/** The migrations this program knows, by name (`20261120120000-initial`), oldest first. */
export const migrations: Record<string, SiteMigration> = Object.fromEntries(
  Object.entries(modules)
    .map(([file, module]) => [file.replace(/^.*\/|\.ts$/g, ""), module] as const)
    .sort(([a], [b]) => a.localeCompare(b)),
);

/** The database was written by a newer version of the program than this one. */
export class DatabaseIsNewerError extends UsageError {}

/**
 * Applies all pending migrations in one transaction, together with the record that they ran.
 *
 * @param baseline what takes the place of the first ones
 * @returns the names of those applied now
 * @throws DatabaseIsNewerError when the database knows a migration that this program does not
 */
export async function migrateToLatest(db: Db, baseline?: Baseline): Promise<string[]> {
  const provider = { getMigrations: async () => withBaseline(baseline) };
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: false });
  await refuseNewer(db);
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Brings a new database to where a migration leaves it; before each one the process's other work has a turn. */
export async function migrateTo(db: Db, last: string): Promise<void> {
  const inTurns = Object.entries(migrations).map(([name, { up }]) => {
    const upInTurn = async (trx: Db) => {
      await nextTurn();
      await up(trx);
    };
    return [name, { up: upInTurn }] as const;
  });
  const provider = { getMigrations: async () => Object.fromEntries(inTurns) };
  const { error } = await new Migrator({ db, provider }).migrateTo(last);
  if (error) throw error;
}

/** Names of the pending migrations. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const applied = await appliedMigrations(db);
  return Object.keys(migrations).filter((name) => !applied.includes(name));
}

/** All migrations count as applied under their names, on every engine. */
function withBaseline(baseline: Baseline | undefined): Record<string, Migration> {
  if (!baseline) return migrations;
  const [first] = Object.keys(migrations);
  const held = Object.entries(migrations).map(([name, migration]) => {
    if (name > baseline.last) {
      const up = (db: Db) => migration.up(db).then(() => baseline.follow(db));
      return [name, { up }] as const;
    }
    return [name, { up: async (db: Db) => name === first && baseline.create(db) }] as const;
  });
  return Object.fromEntries(held) as Record<string, Migration>;
}

/**
 * @param advice what to do about it
 * @throws DatabaseIsNewerError when the database knows a migration that this program does not
 */
export async function refuseNewer(db: Db, advice = ""): Promise<void> {
  const unknown = (await appliedMigrations(db)).filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) {
    throw new DatabaseIsNewerError(
      `The database is newer than this program (it knows ${unknown.join(", ")})${advice}`,
    );
  }
}

async function appliedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === "kysely_migration")) return [];
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom("kysely_migration")
    .select("name")
    .execute();
  return rows.map((row) => row.name);
}
