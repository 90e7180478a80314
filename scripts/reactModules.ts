import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** React's modules in a browser, and the CommonJS files of its packages that hold them. */
const files = new Map(
  Object.entries({
    react: "react/cjs/react.production.js",
    "react/jsx-runtime": "react/cjs/react-jsx-runtime.production.js",
    "react-dom": "react-dom/cjs/react-dom.production.js",
    "react-dom/client": "react-dom/cjs/react-dom-client.production.js",
    scheduler: "scheduler/cjs/scheduler.production.js",
  }).map(([name, file]) => [
    name,
    fileURLToPath(new URL(`../node_modules/${file}`, import.meta.url)),
  ]),
);
const known = new Set(files.values());

/**
 * React as ES modules in the client bundle. As CommonJS it needs the bundler's interop functions, which rolldown
 * always puts into a chunk of their own, one more request before a page can be hydrated; every chunk calls them, and
 * what nobody uses of React cannot be left out.
 */
export function reactModules(): Plugin {
  return {
    name: "react-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (name) => files.get(name),
    transform(code, id) {
      if (known.has(id)) return { code: toModule(code), map: null };
      const named = code.replace(
        defaultImport,
        (_, all: string, some = "{}") =>
          `import * as ${all} from "react";import ${some} from "react"`,
      );
      return named === code ? undefined : { code: named, map: null };
    },
  };
}

/** How some packages import React: as a default it would be an object, with all of it. */
const defaultImport = /\bimport (\w+)(?:, ?(\{[^}]+\}))? ?from ?["']react["']/;

/** Its `exports.name` become variables, its `require` calls imports. */
function toModule(code: string): string {
  const exported = [...new Set([...code.matchAll(/^exports\.(\w+) =/gm)].map(([, each]) => each))];
  const again = exported.filter((each) => code.split(`exports.${each} =`).length > 2);
  const body = code
    .replace(/^var (?:\w+ = require\("[^"]+"\)[,;]\s*)+/m, (required) =>
      [...required.matchAll(/(\w+) = require\(("[^"]+")\)/g)]
        .map(([, variable, module]) => `import * as ${variable} from ${module};`)
        .join(""),
    )
    // Two functions that only the scheduler of React's own tests has.
    .replaceAll(/\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g, "undefined")
    .replaceAll(/^exports\.(\w+) =/gm, (text, each: string) =>
      again.includes(each) ? text : `const ${text}`,
    )
    .replaceAll("exports.", "exported_");
  return [
    ...again.map((each) => `let exported_${each};`),
    body,
    `export { ${exported.map((each) => `exported_${each} as ${each}`)} };`,
  ].join("\n");
}
