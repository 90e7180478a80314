import type pg from "pg";
import { inject } from "vitest";
import { pendingMigrations } from "#app/db/migrate.server.ts";
import { postgresDatabase } from "#app/db/postgres/postgresDatabase.server.ts";
import { inDatabase } from "./postgresClient.ts";

/** Empties every table and gives them the rows with which they begin. */
const reset = `
  drop function if exists refuse() cascade;
  set session_replication_role = replica;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
      execute format('delete from %I', name);
    end loop;
    for name in select tablename from pg_tables where schemaname = 'seed' loop
      execute format('insert into %I select * from seed.%I', name, name);
    end loop;
    perform setval(sequencename::regclass, 1, false) from (
      select format('%I.%I', schemaname, sequencename) as sequencename from pg_sequences where last_value is not null) as used;
  end $$`;

/** Keeps the rows of a new database for the resets to come. */
const keepSeed = `
  do $$ declare name text; begin
    create schema seed;
    foreach name in array array['homeNumber', 'banner', 'recordVersion', 'contentVersion'] loop
      execute format('create table seed.%I as table %I', name, name);
    end loop;
  end $$`;

/** An empty, migrated database of this worker's, on the run's server. */
export async function openOnPostgres() {
  const url = await urlOfWorker();
  const database = postgresDatabase(url);
  await inDatabase(url, reset);
  await database.engine.listen();
  return database;
}

let made: Promise<string> | undefined;

/** The address of this worker's database. */
export function urlOfWorker(): Promise<string> {
  made ??= make(`unit${process.env.VITEST_POOL_ID}`);
  return made;
}

async function make(name: string): Promise<string> {
  const url = urlOf(name);
  await inDatabase(urlOf("postgres"), `create database ${name}`).catch(
    (error: pg.DatabaseError) => {
      // An earlier file of the same worker has made it.
      if (error.code !== "42P04") throw error;
    },
  );
  const { db, engine } = postgresDatabase(url);
  try {
    if ((await pendingMigrations(db)).length === 0) return url;
    await engine.migrate();
  } finally {
    await db.destroy();
  }
  await inDatabase(url, keepSeed);
  return url;
}

/** The address of a database of the run's server. */
function urlOf(name: string): string {
  return inject("postgres").replace("/?", `/${name}?`);
}
