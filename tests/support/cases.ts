import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A file that somebody really had, made small: `tests/cases/`. */
export function caseFile(name: string): Buffer {
  return readFileSync(join(import.meta.dirname, "../cases", name));
}
