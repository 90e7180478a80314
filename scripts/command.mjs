/** Runs one of the program's commands (`npm run staff -- list`), after any missing set-up. */
import { ensureBuilt, ensureInstalled, run } from "./setup.mjs";

ensureInstalled();
ensureBuilt();
run(process.execPath, ["build/server/index.js", ...process.argv.slice(2)]);
