import type { Plugin } from "vite";

/** Tells that the document lacks scripts, and lets whoever waits for the module fail. */
const tell = `dispatchEvent(new Event("outdated")); throw error;`;

/** What React Router does where a module cannot be loaded, by the end of the file that does it. */
const changes = [
  {
    file: "routeModules.js",
    found: /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/g,
    instead: tell,
    times: 1,
  },
  {
    file: "routes.js",
    found:
      /import\(\s*\/\* @vite-ignore \*\/\s*\/\* webpackIgnore: true \*\/\s*(route\.client\w+Module)\s*\)/g,
    instead: `import(/* @vite-ignore */ $1).catch((error) => { ${tell} })`,
    times: 3,
  },
];

/**
 * React Router in the client bundle tells of a missing module. Of itself it reloads the page where the route's own is
 * missing, which loses the link's target, and where a form asks whether to leave and stays, waits for ever; where the
 * module of its action is missing, it shows an empty page (`app/connection/afterUpdate.ts`).
 */
export function missingModules(): Plugin {
  return {
    name: "missing-modules",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const change = changes.find(({ file }) =>
        id.endsWith(`react-router/dist/production/lib/dom/ssr/${file}`),
      );
      if (!change) return undefined;
      if (code.match(change.found)?.length !== change.times) {
        this.error("React Router loads modules in another way than before");
      }
      return { code: code.replace(change.found, change.instead), map: null };
    },
  };
}
