import path from "node:path";
import { ConfigError, config, storageFault } from "#app/platform/config.ts";
import { DatabaseAwayError, isDamaged, mayBeDiskFull, UsageError } from "#app/platform/errors.ts";

/**
 * Runs the program once the settings are valid. Errors that ops can fix, invalid settings first of all, end
 * the process with one line and status 1 (contract 1); a bug keeps its stack trace.
 */
export async function runExplainingErrors(work: () => Promise<unknown>): Promise<void> {
  try {
    config();
    await work();
  } catch (error) {
    const line = error instanceof Error ? explanation(error) : undefined;
    if (line === undefined) throw error;
    process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}

function explanation(error: Error): string | undefined {
  if (error instanceof ConfigError || error instanceof UsageError) return error.message;
  return (
    awayDatabase(error) ??
    wrongAddress(error) ??
    wrongStorage(error) ??
    damagedDatabase(error) ??
    noRoom(error)
  );
}

/** Of an address on which the process cannot listen: by number, or by a name that nobody knows. */
interface AddressError extends NodeJS.ErrnoException {
  port?: number;
  hostname?: string;
}

/** A wrong HOST or PORT, or that of the metrics, shows only on listening. */
function wrongAddress({ code, syscall, port, hostname }: AddressError): string | undefined {
  if (syscall !== "listen" && syscall !== "getaddrinfo") return undefined;
  const settings = config();
  const isOfSite = hostname === undefined ? port === settings.PORT : hostname === settings.HOST;
  const prefix = isOfSite ? "" : "METRICS_";
  const [wanted, host] = [settings[`${prefix}PORT`], settings[`${prefix}HOST`]];
  if (code === "EADDRINUSE")
    return `Port ${wanted} is already in use: set ${prefix}PORT to another`;
  if (code === "EACCES") {
    return `Setting ${prefix}PORT is wrong: expected a port that this user may open, not ${wanted}`;
  }
  return `Setting ${prefix}HOST is wrong: expected an address of this machine, not ${host} (${code})`;
}

/** Files of an earlier run that belong to another user are also noticed only on use. */
function wrongStorage({ code = "", path: file }: NodeJS.ErrnoException): string | undefined {
  const isInStorage = file?.startsWith(path.resolve(config().STORAGE_DIR) + path.sep);
  const isRefused = isInStorage && ["EACCES", "EPERM", "EROFS"].includes(code);
  return isRefused || /^SQLITE_(CANTOPEN|READONLY)/.test(code)
    ? storageFault(code, file).message
    : undefined;
}

/** Also one that refuses this user, or has no such database. */
function awayDatabase(error: Error): string | undefined {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (!(error instanceof DatabaseAwayError) && !/^(28|3D)...$/.test(code)) return undefined;
  return `The database of DATABASE_URL cannot be opened: ${error.message}`;
}

/** A corrupt database shows only when it is first read. */
function damagedDatabase(error: Error): string | undefined {
  if (!isDamaged(error)) return undefined;
  const file = path.join(config().STORAGE_DIR, "site.sqlite");
  return `${file} is damaged (${error.code}): restore a backup (docs/operate.md, Restore)`;
}

/** A full disk shows only with the first write. */
function noRoom(error: Error): string | undefined {
  if (!mayBeDiskFull(error)) return undefined;
  const { STORAGE_DIR } = config();
  return `No room left, or a failing disk (${error.code}): STORAGE_DIR is ${STORAGE_DIR}`;
}
