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

/** What the pages of the site may load: their routes' modules, and all that these import, at once or later. */
function visitorsScripts(): string[] {
  const folder = "build/client/assets";
  const [manifest = ""] = readdirSync(folder).filter((name) =>
    /^site-manifest-\w+\.js$/.test(name),
  );
  const found = new Set<string>();
  const follow = (name: string) => {
    for (const [, next = ""] of readFileSync(`${folder}/${name}`, "utf8").matchAll(
      /["'`](?:\/assets\/|\.\/)([\w.-]+\.js)["'`]/g,
    )) {
      // It names the table of all routes, too.
      if (found.has(next) || next.startsWith("manifest-")) continue;
      found.add(next);
      follow(next);
    }
  };
  follow(manifest);
  return [...found].map((name) => `${folder}/${name}`);
}

test.each([
  ["the schemas", /ZodError/],
  ["the back office", /["'`]admin[A-Z]\w+["'`]/],
])("no visitor gets %s", (_name, word) => {
  const has = (file: string) => word.test(readFileSync(file, "utf8"));
  expect(visitorsScripts().filter(has)).toEqual([]);
  // They are somewhere, by this word.
  expect(scriptsWith("", "build/client").some((name) => has(`build/client/${name}`))).toBe(true);
});
