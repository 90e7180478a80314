import { build, type Plugin, type Rolldown } from "vite";

const query = "?script";

/**
 * `import text from "./start.ts?script"`: the text of a client file with its imports, built and minified for
 * an inline script: an expression whose value is the file's default export, a function.
 */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(query)) return undefined;
      const { code, moduleIds } = await bundle(id.slice(0, -query.length));
      for (const file of moduleIds) this.addWatchFile(file);
      return `export default ${JSON.stringify(`(()=>{${code.trim()}return script})()`)};`;
    },
  };
}

/** The file as a classic script that declares `script`. */
async function bundle(entry: string): Promise<Rolldown.OutputChunk> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      minify: true,
      lib: { entry, formats: ["iife"], name: "script" },
    },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  if (!output) throw new Error(`Nothing built from ${entry}`);
  return output.output[0];
}
