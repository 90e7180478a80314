import { statSync } from "node:fs";
import { minNewPasswordLength } from "#app/auth/staff.schema.ts";
import { type Config, config, misspeltSettings } from "#app/platform/config.ts";
import { storagePaths } from "#app/platform/storage.ts";
import { UsageError } from "#app/platform/usageError.ts";

/** `npm run check:deploy`: reports settings that are unsafe or unwise on the public Internet. */
export function checkDeploy(): void {
  const faults = findFaults(config());
  if (faults.length > 0) throw new UsageError(faults.join("\n"));
  process.stdout.write("Nothing unsafe found\n");
}

/** One line per fault; empty when all is well. */
function findFaults(settings: Config): string[] {
  const faults: string[] = [];
  const { PUBLIC_URL, ADMIN_PASSWORD, DEMO_CONTENT, SMTP_URL, TRUST_PROXY } = settings;
  if (!PUBLIC_URL) faults.push("PUBLIC_URL is not set: absolute links point to localhost");
  else if (!PUBLIC_URL.startsWith("https:")) {
    faults.push("PUBLIC_URL is not https: cookies travel unprotected");
  }
  if (ADMIN_PASSWORD && ADMIN_PASSWORD.length < minNewPasswordLength) {
    faults.push(`ADMIN_PASSWORD has fewer than ${minNewPasswordLength} characters`);
  }
  if (DEMO_CONTENT)
    faults.push("DEMO_CONTENT is true: an empty site is filled with made-up projects");
  if (!SMTP_URL)
    faults.push("SMTP_URL is not set: contact messages wait in the admin's inbox only");
  // This program does not speak https itself, so a proxy does.
  if (PUBLIC_URL?.startsWith("https:") && TRUST_PROXY.length === 0) {
    faults.push("TRUST_PROXY is not set: limits treat everyone behind the proxy as one visitor");
  }
  if (TRUST_PROXY.some((entry) => /\/0$/.test(entry))) {
    faults.push("TRUST_PROXY trusts everybody: limits by address can be bypassed");
  }
  for (const [name, meant] of Object.entries(misspeltSettings())) {
    faults.push(`${name} is no setting and is ignored: is ${meant} meant?`);
  }
  if (!isOwnVolume(storagePaths().root)) {
    faults.push("STORAGE_DIR is inside the container: its content is lost with it; mount a volume");
  }
  return faults;
}

/** In a container, whether the folder is on a mounted file system; elsewhere always true. */
export function isOwnVolume(folder: string): boolean {
  if (!exists("/.dockerenv") && !exists("/run/.containerenv")) return true;
  return exists(folder) && statSync(folder).dev !== statSync("/").dev;
}

function exists(file: string) {
  return statSync(file, { throwIfNoEntry: false }) !== undefined;
}
