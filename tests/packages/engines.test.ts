import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

/** Outside of `app/db/sqlite` only what is about the SQLite file itself, whichever database the site runs on. */
const aboutTheFile = [
  // The past is filled into one in memory.
  "app/history/pastSite.server.ts",
  "app/platform/storage.ts",
  // A backup is such a file, and so are copies before an upgrade.
  "app/server/backup/restore.ts",
  "app/server/backup/snapshot.ts",
  "app/server/backup/unpackBackup.ts",
  // Opens one or the other, for commands.
  "app/server/databaseServer.ts",
  "app/server/fsck.ts",
  // Its lock is that of the storage folder.
  "app/server/lock.ts",
  "app/server/openDatabase.ts",
  "app/server/staffCommand.ts",
];

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((name) => `app/${name.replaceAll(path.sep, "/")}`)
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .filter((name) => !name.startsWith("app/db/sqlite/"))
  .map((name) => ({ name, text: readFileSync(name, "utf8") }));

test("only what is about the SQLite file knows of SQLite", () => {
  const inGeneral = sources.filter(({ name }) => !name.startsWith("app/db/postgres/"));
  const found = inGeneral.filter(({ text }) =>
    /from "(better-sqlite3|[^"]*\/sqlite\/[^"]*)"/.test(text),
  );
  expect(found.map(({ name }) => name).toSorted()).toEqual(aboutTheFile.toSorted());
});

test("statements quote names with capital letters, which PostgreSQL would lower", () => {
  const found = sources
    .filter(({ text }) => /\bsql(<[^`]*>)?`/.test(text))
    .flatMap(({ name, text }) =>
      statementsOf(name, text).flatMap((statement) => {
        const bare = statement.replace(/'[^']*'|"[^"]*"/g, "");
        return (bare.match(/\b[a-z]+[A-Z]\w*/g) ?? []).map((word) => `${name}: ${word}`);
      }),
    );
  expect(found).toEqual([]);
});

/** The texts of a file's statements, with a gap for each value. */
function statementsOf(name: string, text: string): string[] {
  const statements: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === "sql") {
      const { template } = node;
      const parts = ts.isTemplateExpression(template)
        ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
        : [template];
      statements.push(parts.map((part) => part.text).join(" "));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
  return statements;
}
