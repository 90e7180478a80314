import { UsageError } from "./errors.ts";

/** The oldest Node.js of the oldest line that fits. */
export const leastNode = "22.22.0";

/** Whether the program runs on this version of Node.js: `engines` in package.json, and `scripts/node`. */
export function fitsNode(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major === 22) return minor >= 22;
  return major === 24 || major >= 26;
}

/**
 * On an older Node.js the database's driver would end the process without a word.
 *
 * @throws UsageError where the program runs on a Node.js that does not fit
 */
export function refuseUnfitNode(version = process.versions.node): void {
  if (fitsNode(version)) return;
  throw new UsageError(`Node.js ${version} does not fit: 22.22, 24 or 26 is needed`);
}
