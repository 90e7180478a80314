/** Runs one of the program's commands (`npm run staff -- list`), after whatever set-up is missing. */
import { ensureBuilt, ensureInstalled, run } from "./setup.mjs";

ensureInstalled();
ensureBuilt();
run(process.execPath, ["build/server/index.js", ...process.argv.slice(2)]);
