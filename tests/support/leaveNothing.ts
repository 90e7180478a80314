/** Runs before each file (vitest.config.ts), so that its hook runs after all of the file's own. */
import { afterAll } from "vitest";
import { leaveNothing } from "./server.ts";

afterAll(leaveNothing);
