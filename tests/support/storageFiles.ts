import { readdirSync, readlinkSync } from "node:fs";
import path from "node:path";
import { expect, vi } from "vitest";
import type { TestServer } from "./server.ts";
import { queryRows } from "./siteDatabase.ts";

/** Names of a server's uploaded and temporary files. */
export function filesOf({ storageDir }: TestServer): string[] {
  return ["public", "tmp"].flatMap((folder) =>
    readdirSync(path.join(storageDir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name),
  );
}

/** The server's open descriptors below its uploads. */
export function openFiles({ process, storageDir }: TestServer): string[] {
  const folder = `/proc/${process.pid}/fd`;
  return readdirSync(folder)
    .map((fd) => linkTarget(path.join(folder, fd)))
    .filter((target) => target.startsWith(storageDir))
    .filter((target) => /^\/(public|tmp)\//.test(target.slice(storageDir.length)));
}

function linkTarget(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return "";
  }
}

/** The first column of a query's rows, read while the server runs. */
export function queryColumn<Value>(storageDir: string, statement: string): Value[] {
  const rows = queryRows<Record<string, Value>>(storageDir, statement, []);
  return rows.map((row) => Object.values(row)[0] as Value);
}

/** Waits until the first daily jobs have run, since they write and remove files. */
export async function untilChoresRan({ storageDir }: TestServer): Promise<void> {
  const backup = "select name from chore where name = 'backup'";
  await vi.waitFor(() => expect(queryColumn(storageDir, backup)).toHaveLength(1), {
    timeout: 60_000,
    interval: 200,
  });
}
