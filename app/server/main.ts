import "./keepTickShape.ts";
import { existsSync } from "node:fs";
import path from "node:path";
import { runExplainingErrors } from "./runExplainingErrors.ts";
import { UsageError } from "./usageError.ts";

const commands: Record<string, (args: string[]) => Promise<unknown>> = {
  serve: async () => {
    const { builtFiles } = await import("./http/builtFiles.ts");
    const { serve } = await import("./serve.ts");
    return serve({
      loadBuild: () => import("virtual:react-router/server-build"),
      mode: "production",
      files: await builtFiles(clientFolder()),
    });
  },
  /** Started by the site itself. */
  pictures: async () => (await import("#app/pictures/servePictures.server.ts")).servePictures(),
  staff: async (args) => (await import("./staffCommand.ts")).staff(args),
  backup: async ([file]) => (await import("./backup/archive.ts")).backup(file),
  fsck: async () => (await import("./fsck.ts")).fsck(),
  "check:deploy": async () => (await import("./checkDeploy.ts")).checkDeploy(),
  restore: async (args) => {
    const { restore } = await import("./backup/restore.ts");
    const [source] = args.filter((arg) => arg !== "--force");
    return restore(source, args.includes("--force"));
  },
};

/** @throws UsageError where the program was started in another folder, or only half of it was built */
function clientFolder(): string {
  const folder = path.resolve("build/client");
  if (existsSync(folder)) return folder;
  throw new UsageError(`No folder ${folder}: start in the program's folder, after npm run build`);
}

/** The storage holds messages and password hashes: no other user of the machine may read it. */
process.umask(0o077);

async function main([name = "serve", ...args]: string[]) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    throw new UsageError(`Unknown command ${name}: expected ${Object.keys(commands).join(", ")}`);
  }
  await command(args);
}

await runExplainingErrors(() => main(process.argv.slice(2)));
