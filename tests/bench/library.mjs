/** What the library of files costs with 10,000 files of 100 projects, beside 100 files. */
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { startSite, temporaryFolder, untilIdle } from "./site.mjs";

const sights = [
  "ponte",
  "cais",
  "rio",
  "mangue",
  "feira",
  "praça",
  "farol",
  "barco",
  "rua",
  "muro",
];

/**
 * A storage folder with as many pictures, a hundred in each project's gallery, in eight sizes each. Of ten names one has
 * "ponte"; of three pictures one is described, of eleven one is used nowhere. The files themselves are missing: no list
 * opens them. The history of what is described has begun, and the daily jobs are done.
 */
export async function libraryOf(count) {
  const storage = temporaryFolder("library");
  await (await startSite(storage)).stop();
  const sqlite = new SqliteDatabase(path.join(storage, "site.sqlite"));
  const project = sqlite.prepare(
    `insert into project (position, name, en, createdAt, updatedAt) values (?, ?, '{}', ?, ?)`,
  );
  const media = sqlite.prepare(
    `insert into media (path, originalName, type, size, width, height, altPt, createdAt)
     values (?, ?, 'image/webp', 60000, 1920, 1080, ?, ?)`,
  );
  const variant = sqlite.prepare(
    `insert into mediaVariant (mediaId, kind, path, type, width, height, size)
     values (?, 'image', ?, ?, ?, 180, 9000)`,
  );
  const photo = sqlite.prepare(
    "insert into projectGalleryItem (projectId, position, file) values (?, ?, ?)",
  );
  sqlite.transaction(() => {
    const at = new Date().toISOString();
    let projectId;
    for (let number = 0; number < count; number += 1) {
      if (number % 100 === 0) {
        projectId = project.run(number / 100 + 1, `Projeto ${number}`, at, at).lastInsertRowid;
      }
      const name = `images/${number.toString(16).padStart(32, "0")}`;
      const sight = sights[number % sights.length];
      const alt = number % 3 === 0 ? `O lugar visto do ${sight}` : "";
      const { lastInsertRowid } = media.run(`${name}.webp`, `foto-${sight}-${number}.jpg`, alt, at);
      for (const width of [320, 640, 960, 1920]) {
        variant.run(lastInsertRowid, `${name}-${width}.webp`, "image/webp", width);
        variant.run(lastInsertRowid, `${name}-${width}.avif`, "image/avif", width);
      }
      if (number % 11 > 0) photo.run(projectId, (number % 100) + 1, `${name}.webp`);
    }
    sqlite.prepare("update contentVersion set version = version + 1").run();
  })();
  sqlite.close();
  const site = await startSite(storage);
  await untilIdle(site);
  await site.stop();
  return storage;
}
