import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { query } from "./contact.ts";
import { damageOf } from "./siteDatabase.ts";

/** What a site has acknowledged as stored, to be compared later with what it holds. */
export class Ledger {
  /** Texts of acknowledged messages. */
  readonly messages = new Set<string>();
  /** By project, the newest acknowledged and the newest sent generation. */
  readonly projects = new Map<number, { acknowledged: number; sent: number }>();
  /** Creations by their idempotency key; without an id it is unknown whether they were stored. */
  readonly creations = new Map<string, number | undefined>();
  readonly deletions = new Map<number, "sent" | "acknowledged">();
  /** SHA-256 of the uploaded content, by path. */
  readonly files = new Map<string, string>();
  readonly numbers = { acknowledged: 0, sent: 0 };
  /** Answers that the injected fault does not explain. */
  readonly strange: string[] = [];
  acknowledgements = 0;

  /** Compares what was acknowledged with what the storage folder holds. */
  check(storageDir: string): void {
    expect(this.strange).toEqual([]);
    const texts = columnOf(storageDir, "select message as value from contactMessage");
    expect([...this.messages].filter((text) => !texts.has(text))).toEqual([]);

    const stored = wholeProjects(storageDir);
    for (const [id, { acknowledged, sent }] of this.projects) {
      const generation = stored.get(id);
      const deletion = this.deletions.get(id);
      if (deletion === "acknowledged") expect(generation, `deleted project ${id}`).toBeUndefined();
      else if (!deletion) expect(generation, `project ${id}`).toBeGreaterThanOrEqual(acknowledged);
      expect(generation ?? 0).toBeLessThanOrEqual(sent);
    }
    const numbers = [...columnOf(storageDir, "select number as value from homeNumber")].map(Number);
    expect(numbers, "the four numbers are of one save").toHaveLength(1);
    expect(numbers[0]).toBeGreaterThanOrEqual(this.numbers.acknowledged);
    expect(numbers[0]).toBeLessThanOrEqual(this.numbers.sent);

    const paths = columnOf(storageDir, "select path as value from media");
    for (const [file, hash] of this.files) {
      expect(paths).toContain(file);
      expect(hashOf(path.join(storageDir, "public", file)), file).toBe(hash);
    }
    checkDatabase(storageDir);
  }
}

/** Integrity, references and order, which must hold whatever was written. */
export function checkDatabase(storageDir: string): void {
  expect(damageOf(storageDir)).toEqual([]);
  const positions = query<{ position: number }>(
    storageDir,
    "select position from project order by position",
  ).map((row) => row.position);
  expect(positions).toEqual(positions.map((_, index) => index + 1));
}

/** A project whose every part contains its generation, so that a partial save is detected. */
export function projectOf(generation: number) {
  const title = `g${generation}`;
  const list = Array.from({ length: 1 + (generation % 5) }, () => ({ title }));
  return {
    name: title,
    subtitle: title,
    description: { title },
    results: { title },
    beforeAndAfter: { title },
    posts: list,
    documents: list,
  };
}

/** By project, the generation on which all of its parts agree. */
export function wholeProjects(storageDir: string): Map<number, number> {
  const rows = query<{ id: number; name: string; texts: string; posts: number; papers: number }>(
    storageDir,
    `select id, name, subtitle || ' ' || descriptionTitle || ' ' || resultsTitle || ' ' ||
       eBookTitle || coalesce((select ' ' || ${oneOf("title")} from projectPost
       where projectId = project.id), '') || coalesce((select ' ' || ${oneOf("title")}
       from projectDocument where projectId = project.id), '') as texts,
       (select count(*) from projectPost where projectId = project.id) as posts,
       (select count(*) from projectDocument where projectId = project.id) as papers from project`,
  );
  for (const { id, name, texts, posts, papers } of rows) {
    const items = 1 + (generationOf(name) % 5);
    expect({ id, texts, posts, papers }).toEqual({
      id,
      texts: Array(6).fill(name).join(" "),
      posts: items,
      papers: items,
    });
  }
  return new Map(rows.map(({ id, name }) => [id, generationOf(name)]));
}

/** SQL for a column's value where it is the same in all rows. */
function oneOf(column: string) {
  return `case when min(${column}) = max(${column}) then min(${column}) else 'mixed' end`;
}

export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function generationOf(name: string) {
  return Number(name.slice(1));
}

function hashOf(file: string) {
  return sha256(readFileSync(file));
}

function columnOf(storageDir: string, statement: string) {
  return new Set(query<{ value: string }>(storageDir, statement).map((row) => row.value));
}
