import path from "node:path";
import { ConfigError, config } from "./config.ts";

/** What ops can mend: told in one line, with exit 1. A fault of ours keeps its stack trace. */
const expectedFaults = ["StorageInUseError", "DatabaseIsNewerError", "UsageError"];

const commands: Record<string, (args: string[]) => Promise<unknown>> = {
  serve: async () => {
    const { builtFiles } = await import("./http/builtFiles.ts");
    const { serve } = await import("./serve.ts");
    return serve({
      loadBuild: () => import("virtual:react-router/server-build"),
      mode: "production",
      files: builtFiles(path.resolve("build/client")),
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

async function main([name = "serve", ...args]: string[]) {
  const command = commands[name];
  if (!command) fail(`Unknown command ${name}: expected ${Object.keys(commands).join(", ")}`);
  try {
    config();
    await command(args);
  } catch (error) {
    explain(error);
  }
}

function explain(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") fail(`Port ${config().PORT} is already in use: set PORT to another`);
  if (error instanceof ConfigError || expectedFaults.includes(error.constructor.name)) {
    fail(error.message);
  }
  throw error;
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

await main(process.argv.slice(2));
