/** `npm start`: the whole set-up, then the site, with demo content if the database is empty. */
import { spawn } from "node:child_process";
import { ensureBuilt, ensureInstalled, root } from "./setup.mjs";

ensureInstalled();
ensureBuilt();

const server = spawn(process.execPath, ["build/server/index.js", "serve"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, DEMO_CONTENT: process.env.DEMO_CONTENT || "true" },
});
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
  process.on(signal, () => server.kill(signal));
}
server.on("exit", (code) => process.exit(code ?? 1));
