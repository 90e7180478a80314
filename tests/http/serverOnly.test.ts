import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Libraries that run on the server alone, each by a word that minifying leaves. */
const serverOnly = { i18next: "i18next", "remix-i18next": "fallbackLanguage", kysely: "Kysely" };

function scriptsWith(word: string, folder: string) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .filter((name) => readFileSync(`${folder}/${name}`, "utf8").includes(word));
}

test.each(Object.entries(serverOnly))("not one byte of %s is sent to a browser", (_name, word) => {
  expect(scriptsWith(word, "build/client")).toEqual([]);
  expect(scriptsWith(word, "build/server")).not.toEqual([]);
});

test("no script waits for a bundler's interop functions in a file of their own", () => {
  expect(readdirSync("build/client/assets").filter((name) => /runtime/.test(name))).toEqual([]);
});
