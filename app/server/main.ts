import "./pinTickShape.ts";
import { existsSync } from "node:fs";
import path from "node:path";
import { UsageError } from "#app/platform/errors.ts";
import { refuseUnfitNode } from "#app/platform/nodeVersion.ts";
import { version } from "#package.json";
import { runExplainingErrors } from "./runExplainingErrors.ts";

/** What `--help` prints. */
const help = `Usage: node build/server/index.js [COMMAND]

  serve                     serves the site (the default)
  staff ACTION EMAIL        accounts: add, passwd, remove, list, invite, sessions
  backup FILE               one archive of the database and its files; - is standard output
  restore FILE [--force]    the content of an archive
  fsck                      compares the database's rows with the files
  check:deploy              settings that are unsafe on the Internet
  --version                 the version

Settings are environment variables: docs/settings.md. How to operate it: docs/operate.md.
`;

/** Need no settings. */
const answers = new Map([
  ["--help", help],
  ["-h", help],
  ["--version", `${version}\n`],
]);

const commands: Record<string, (args: string[]) => Promise<unknown>> = {
  serve: async () => {
    const { builtFiles } = await import("./steps/builtFiles.ts");
    const { serve } = await import("./serve.ts");
    return serve({
      loadBuild: () => import("virtual:react-router/server-build"),
      mode: "production",
      files: await builtFiles(clientFolder()),
    });
  },
  /** Started by the site itself. */
  pictures: async () => (await import("./servePictures.server.ts")).servePictures(),
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
  refuseUnfitNode();
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    throw new UsageError(`Unknown command ${name}: expected ${Object.keys(commands).join(", ")}`);
  }
  await command(args);
}

const answer = answers.get(process.argv[2] ?? "");
if (answer !== undefined) process.stdout.write(answer);
else await runExplainingErrors(() => main(process.argv.slice(2)));
