import { statSync } from "node:fs";
import { refuseNewPassword } from "#app/auth/newPassword.server.ts";
import { type Config, config, misspeltSettings } from "#app/platform/config.ts";
import { UsageError } from "#app/platform/errors.ts";
import { storagePaths } from "#app/platform/storage.ts";

/** `npm run check:deploy`: reports settings that are unsafe or unwise on the public Internet. */
export async function checkDeploy(): Promise<void> {
  const faults = [...(await findWeakSettings(config())), ...findFaults(config())];
  if (faults.length > 0) throw new UsageError(faults.join("\n"));
  process.stdout.write("Nothing unsafe found\n");
}

/** One line per fault; empty when all is well. */
function findFaults(settings: Config): string[] {
  const faults: string[] = [];
  const { PUBLIC_URL, DEMO_CONTENT, SMTP_URL, TRUST_PROXY } = settings;
  if (!PUBLIC_URL) faults.push("PUBLIC_URL is not set: absolute links point to localhost");
  else if (!PUBLIC_URL.startsWith("https:")) {
    faults.push("PUBLIC_URL is not https: cookies travel unprotected");
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

/** More tries than that an hour, of each client, are no limit to a program that guesses. */
const maxTriesAnHour = 2_000;
/** A secret that a person has typed: 32 random characters have more different ones. */
const minDifferent = 10;

/**
 * Settings that open a site on the Internet to others, one line for each: the start of a site whose PUBLIC_URL is
 * https warns of them as well.
 */
export async function findWeakSettings(settings: Config): Promise<string[]> {
  const faults: string[] = [];
  const { PUBLIC_URL, HOST, PORT, METRICS_PORT, METRICS_HOST } = settings;
  const { ADMIN_EMAIL, ADMIN_PASSWORD, SESSION_SECRET, BACKUP_IDENTITY } = settings;
  const isOpen = (host: string) => !isLoopback(host) && !isInContainer();
  if (PUBLIC_URL?.startsWith("https:") && isOpen(HOST)) {
    faults.push(
      `HOST is ${HOST}: whoever reaches port ${PORT} speaks plain http beside the https of PUBLIC_URL; set HOST=127.0.0.1`,
    );
  }
  if (METRICS_PORT !== undefined && isOpen(METRICS_HOST)) {
    faults.push(`METRICS_HOST is ${METRICS_HOST}: whoever reaches the port reads the metrics`);
  }
  if (ADMIN_PASSWORD && (await refuseNewPassword(ADMIN_PASSWORD, ADMIN_EMAIL ?? ""))) {
    faults.push(
      "ADMIN_PASSWORD is weak: expected 12 characters, no common password, not ADMIN_EMAIL",
    );
  }
  if (SESSION_SECRET && new Set(SESSION_SECRET).size < minDifferent) {
    faults.push(
      "SESSION_SECRET is weak: take random characters, as openssl rand -base64 32 prints",
    );
  }
  for (const name of ["LOGIN_LIMIT", "CONTACT_LIMIT"] as const) {
    const { count, windowMs } = settings[name];
    if ((count * 3_600_000) / windowMs <= maxTriesAnHour) continue;
    faults.push(
      `${name} is weak: it lets each client try more than ${maxTriesAnHour} times an hour`,
    );
  }
  if (BACKUP_IDENTITY) {
    faults.push(
      "BACKUP_IDENTITY is set: whoever takes the server over reads its backups; restore alone needs it",
    );
  }
  return faults;
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** There an address that all may reach is only the container's own. */
export function isInContainer(): boolean {
  return exists("/.dockerenv") || exists("/run/.containerenv");
}

/** In a container, whether the folder is on a mounted file system; elsewhere always true. */
export function isOwnVolume(folder: string): boolean {
  if (!isInContainer()) return true;
  return exists(folder) && statSync(folder).dev !== statSync("/").dev;
}

function exists(file: string) {
  return statSync(file, { throwIfNoEntry: false }) !== undefined;
}
