/** `npm run build`: builds even if a build exists, after any missing set-up. */
import { build, ensureInstalled } from "./setup.mjs";

ensureInstalled();
build();
