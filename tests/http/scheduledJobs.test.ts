import { existsSync, mkdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { query } from "#tests/support/contact.ts";
import { newStorage, startServer } from "#tests/support/server.ts";
import { changeRows } from "#tests/support/siteDatabase.ts";

test("the day's chores: what has had its time is gone, and the reserve is there", async () => {
  const storageDir = newStorage(true);
  const place = (name: string) => path.join(storageDir, name);
  const old = ["public/images/kept.webp", "public/images/stray.webp", "cards/pt-sobre-velho.jpg"];
  for (const file of old) {
    mkdirSync(path.dirname(place(file)), { recursive: true });
    writeFileSync(place(file), "");
    utimesSync(place(file), 0, 0);
  }
  // The file goes on the day of the form that kept it.
  changeRows(
    storageDir,
    `delete from chore;
    insert into media (path, type, size, createdAt)
    values ('images/kept.webp', 'image/webp', 0, '2026-01-01T00:00:00.000Z');
    insert into pendingForm (key, staffId, path, entries, createdAt)
    select 'forgotten', id, '/admin/banner', '[["desktopImage","images/kept.webp"]]', '2026-01-01T00:00:00.000Z'
    from staff limit 1;
    insert into idempotencyKey (key, kind, recordId, createdAt)
    values ('forgotten', 'project', 1, '2026-01-01T00:00:00.000Z');
    insert into contactMessage (name, email, phone, subject, message, lang, createdAt)
    values ('forgotten', 'a@b.c', '', 'press', '', 'pt', '2020-01-01T00:00:00.000Z');
    `,
  );

  const site = await startServer({ storageDir });
  const last = () => query(storageDir, "select name from chore where name = 'oldCopies'");
  await expect.poll(last, { timeout: 50_000 }).toHaveLength(1);
  const forgotten = `select key from pendingForm
    union all select path from media where path = 'images/kept.webp'
    union all select key from idempotencyKey where key = 'forgotten'
    union all select name from contactMessage where name = 'forgotten'`;
  expect(query(storageDir, forgotten)).toEqual([]);
  expect(old.filter((file) => existsSync(place(file)))).toEqual([]);
  expect(statSync(place("reserve")).size).toBe(1024 * 1024);
  await site.stop();
});
