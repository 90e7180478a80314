/** `npm run build`: builds whether or not there is a build, after whatever set-up is missing. */
import { build, ensureInstalled } from "./setup.mjs";

ensureInstalled();
build();
