import { readFileSync } from "node:fs";
import { contactSubjects } from "#app/validation/contactFields.ts";
import { asciiEmail, isEmail } from "#app/validation/emailAddress.ts";
import { z } from "#app/validation/zod.ts";

/** The settings (contract 1), read once from the environment. The only reader of `process.env`. */
export type Config = z.output<typeof settings>;

/** The settings are wrong; `message` has one line for each of them. */
export class ConfigError extends Error {}

const flag = z
  .enum(["true", "false"], { error: "true or false" })
  .transform((value) => value === "true");

const seconds = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/** `N/Xs|m|h|d`, such as `10/3m`: N events in X. */
const limit = z
  .string()
  .regex(/^[1-9]\d{0,5}\/[1-9]\d{0,5}[smhd]$/, {
    error: "a limit such as 10/3m (N/Xs, N/Xm, N/Xh or N/Xd)",
  })
  .transform((text) => {
    const [count = "", span = ""] = text.split("/");
    const unit = span.slice(-1) as keyof typeof seconds;
    return { count: Number(count), windowMs: Number(span.slice(0, -1)) * seconds[unit] * 1000 };
  });

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: `a whole number from ${min} to ${max}` })
    .transform(Number)
    .refine((value) => value >= min && value <= max, {
      error: `a whole number from ${min} to ${max}`,
    });

const mailbox = z.string().refine(isEmail, { error: "an e-mail address" }).transform(asciiEmail);

const origin = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
    error: "an address such as https://www.example.org",
    abort: true,
  })
  .refine(isBareOrigin, { error: "an address with nothing after its host, nor a user before it" })
  .transform((text) => new URL(text).origin);

function isBareOrigin(text: string) {
  const { href, origin } = new URL(text);
  return href === `${origin}/`;
}

const mailSubjects: readonly string[] = [...contactSubjects, "default"];

/** `a@x.org` for every subject, or `press=a@x.org,default=b@x.org`, each subject at most once. */
const mailTo = z.string().transform((text, context) => {
  const routes = text.split(",").map((part) => {
    // An address may hold a `=` itself.
    const [, subject = "default", address = part] = /^\s*(\w+)\s*=(.*)$/s.exec(part) ?? [];
    return { subject, address: mailbox.safeParse(address.trim()).data };
  });
  const byName = Object.fromEntries(routes.map(({ subject, address = "" }) => [subject, address]));
  const isRoute = ({ subject, address }: (typeof routes)[number]) =>
    mailSubjects.includes(subject) && address !== undefined;
  if (routes.every(isRoute) && Object.keys(byName).length === routes.length) return byName;
  context.addIssue(
    `an e-mail address, or press=a@x.org,default=b@x.org with any of ${mailSubjects.join(", ")}`,
  );
  return z.NEVER;
});

const proxy = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** Addresses and CIDR ranges, separated by commas; empty entries are ignored. */
const proxies = z.string().transform((text, context) => {
  const entries = text
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  if (entries.every((entry) => proxy.safeParse(entry).success)) return entries;
  context.addIssue("addresses or ranges such as 127.0.0.1,172.16.0.0/12");
  return z.NEVER;
});

const publicKey = z.string().regex(/^age1[\da-z]{50,}$/, { error: "a public key of age (age1…)" });

/** As `age-keygen` writes it into a file: comments, and a key a line. */
const secretKeys = z.string().transform((text, context) => {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  const isKey = (line: string) => /^AGE-SECRET-KEY-(PQ-)?1[\dA-Z]+$/.test(line);
  if (lines.length > 0 && lines.every(isKey)) return lines;
  context.addIssue("a secret key of age (AGE-SECRET-KEY-1…), as age-keygen writes it");
  return z.NEVER;
});

const bucketName = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;

/** `s3://bucket/prefix?endpoint=https://…&region=…`; without an endpoint it is that of AWS. */
const bucket = z.string().transform((text, context) => {
  const expected =
    "an address such as s3://bucket?endpoint=https://s3.example.org&region=eu-central-1";
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const names = url ? [...url.searchParams.keys()] : [];
  const isKnown = names.every((name) => name === "endpoint" || name === "region");
  const path = url?.pathname.replace(/^\/+|\/+$/g, "") ?? "";
  const isPath = /^([\w-][\w.-]*(\/|$))*$/.test(path);
  const region = url?.searchParams.get("region") ?? "us-east-1";
  const endpoint = url?.searchParams.get("endpoint") ?? `https://s3.${region}.amazonaws.com`;
  const isBucket = url?.protocol === "s3:" && url.username === "" && bucketName.test(url.host);
  const server = origin.safeParse(endpoint);
  if (!isBucket || !isKnown || !isPath || !/^[\w-]+$/.test(region) || !server.success) {
    context.addIssue(expected);
    return z.NEVER;
  }
  return { bucket: url.host, prefix: path && `${path}/`, endpoint: server.data, region };
});

const settings = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  STORAGE_DIR: z
    .string()
    // With spaces it would name a different folder from the one meant.
    .refine((text) => text === text.trim(), { error: "a folder, without white space around it" })
    .default("./storage"),
  DRAIN_SECONDS: whole(0, 300).default(0),
  DATABASE_URL: z
    .string()
    .refine((text) => URL.canParse(text) && /^postgres(ql)?:\/\/./.test(text), {
      error: "an address such as postgres://user:password@db.example.org/site",
    })
    .optional(),
  FILES_URL: bucket.optional(),
  FILES_KEY: z.string().optional(),
  FILES_SECRET: z.string().optional(),
  FILES_CACHE_MB: whole(64, 1_000_000).default(2048),
  PUBLIC_URL: origin.optional(),
  HSTS: z.enum(["on", "subdomains", "off"], { error: "on, subdomains or off" }).default("on"),
  ADMIN_EMAIL: mailbox.transform((email) => email.toLowerCase()).optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(6, { error: "at least 6 characters" })
    .max(256, { error: "at most 256 characters" })
    // Such as the last line break of a file; a password field holds none.
    .refine((text) => !/\p{Control}/u.test(text), { error: "one line" })
    .optional(),
  DEMO_CONTENT: flag.default(false),
  SESSION_SECRET: z
    .string()
    .refine((text) => text.trim().length >= 32, { error: "at least 32 characters" })
    .optional(),
  TRUST_PROXY: proxies.default([]),
  LOGIN_LIMIT: limit.prefault("10/3m"),
  CONTACT_LIMIT: limit.prefault("5/10m"),
  CONTACT_GLOBAL_LIMIT: limit.prefault("120/1h"),
  SMTP_URL: z
    .string()
    .refine((text) => URL.canParse(text) && /^smtps?:\/\/./.test(new URL(text).href), {
      error: "an address such as smtp://user:password@mail.example.org:587",
    })
    .optional(),
  MAIL_FROM: mailbox.optional(),
  MAIL_TO: mailTo.optional(),
  MESSAGE_RETENTION_MONTHS: whole(1, 1200).default(12),
  HISTORY_DAYS: whole(1, 36_500).default(90),
  MAX_VIDEO_MB: whole(1, 1_000_000).default(2048),
  MAX_FILE_MB: whole(1, 100_000).default(25),
  PING_URL: z
    .url({ protocol: /^https?$/, error: "an address such as https://ping.example.org/1234" })
    .optional(),
  BACKUP_RECIPIENT: publicKey.optional(),
  BACKUP_IDENTITY: secretKeys.optional(),
  METRICS_PORT: whole(1, 65_535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "silent"], {
      error: "trace, debug, info, warn, error or silent",
    })
    .default("info"),
});

/** Settings that a file may hold, whose path `NAME_FILE` is: the secrets that containers and systemd hand over. */
const secretNames = [
  "ADMIN_PASSWORD",
  "DATABASE_URL",
  "SESSION_SECRET",
  "SMTP_URL",
  "BACKUP_IDENTITY",
  "FILES_SECRET",
] as const;
const fileNames = secretNames.map((name) => `${name}_FILE`);

/**
 * The environment with the secrets that stand in files.
 *
 * @throws ConfigError for a file that cannot be read, and for a secret that is given twice
 */
function withSecretFiles(environment: Record<string, string | undefined>) {
  const read = secretNames.flatMap((name) => {
    const file = environment[`${name}_FILE`];
    if (!file) return [];
    if (environment[name]) {
      throw new ConfigError(`Setting ${name} is given twice: as itself and by ${name}_FILE`);
    }
    return [[name, secretIn(file, `${name}_FILE`)] as const];
  });
  return { ...environment, ...Object.fromEntries(read) };
}

/** The content of a file, without the line break that editors put at its end. */
function secretIn(file: string, name: string): string {
  let text = "";
  try {
    text = readFileSync(file, "utf8").replace(/\r?\n$/, "");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`Setting ${name} is wrong: expected a readable file (${code})`);
  }
  if (text === "") throw new ConfigError(`Setting ${name} is wrong: expected a file with content`);
  return text;
}

/**
 * @param environment strings by name; an empty string counts as absent
 * @throws ConfigError naming each wrong or missing setting and what is expected
 */
function parseConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = settings.safeParse(given);
  const faults = result.success ? conflicts(result.data) : result.error.issues.map(describe);
  if (!result.success || faults.length > 0) throw new ConfigError(faults.join("\n"));
  return result.data;
}

function describe(issue: { path: PropertyKey[]; message: string }) {
  return `Setting ${String(issue.path[0])} is wrong: expected ${issue.message}`;
}

/** What is wrong only together with another setting. */
function conflicts(config: Config) {
  const isTaken = config.METRICS_PORT !== undefined && config.METRICS_PORT === config.PORT;
  const taken = "Setting METRICS_PORT is wrong: expected another port than PORT";
  return [...missing(config), ...(isTaken ? [taken] : [])];
}

/** Without which others mean nothing. */
const needed = [
  { by: "SMTP_URL", names: ["MAIL_FROM", "MAIL_TO"], expected: "an e-mail address" },
  { by: "FILES_URL", names: ["FILES_KEY", "FILES_SECRET"], expected: "the bucket's keys" },
] as const;

function missing(config: Config) {
  return needed
    .filter(({ by }) => config[by])
    .flatMap(({ by, names, expected }) =>
      names
        .filter((name) => !config[name as keyof Config])
        .map((name) => `Setting ${name} is missing: expected ${expected}, since ${by} is set`),
    );
}

/** Names of settings that were probably meant, by the name that was given instead. */
export function misspeltSettings(
  names: readonly string[] = Object.keys(process.env),
): Record<string, string> {
  const known = [...Object.keys(settings.shape), ...fileNames];
  const found: Record<string, string> = {};
  for (const name of names) {
    const meant = known.includes(name) ? undefined : known.find((each) => isMisspelt(name, each));
    if (meant) found[name] = meant;
  }
  return found;
}

function isMisspelt(name: string, setting: string): boolean {
  const upper = name.toUpperCase().replaceAll("-", "_");
  if (setting.length >= 8) return distance(upper, setting) <= 2;
  // A short name in small letters, or with another letter, is some other program's: `host`, POST.
  const letters = (text: string) => [...text].sort().join("");
  const isOther = name.length === setting.length && letters(name) !== letters(setting);
  return !isOther && name === upper && distance(name, setting) === 1;
}

/** How many letters must be put in, taken out, changed or swapped with their neighbour. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    rows.push(line);
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(one.length, other.length);
}

let current: Config | undefined;

/** The process's settings, parsed from its environment at first use. */
export function config(): Config {
  current ??= parseConfig(withSecretFiles(process.env));
  return current;
}

/** The environment of other programs: where to find them, and none of the settings with their secrets. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH };
}

/**
 * The descriptor of a listening socket that systemd holds and has handed over (sd_listen_fds(3)): connections wait in it
 * while the program restarts. It is meant for the process alone that it names.
 */
export function inheritedSocket(): number | undefined {
  const { LISTEN_PID, LISTEN_FDS } = process.env;
  return Number(LISTEN_PID) === process.pid && Number(LISTEN_FDS) > 0 ? 3 : undefined;
}

/** Whether npm, which has started this program, has printed lines of its own. */
export function isNpmTalking(): boolean {
  const { npm_lifecycle_event: script, npm_config_loglevel: level } = process.env;
  return script !== undefined && level !== "silent";
}

/** Whether visitors reach the site by https, according to PUBLIC_URL. */
export function isHttps(): boolean {
  return config().PUBLIC_URL?.startsWith("https:") ?? false;
}

/**
 * A wrong STORAGE_DIR shows only when it is used.
 *
 * @param code the system's error code
 * @param file what it concerns, where that is not the folder as a whole
 */
export function storageFault(code = "", file = ""): ConfigError {
  const { STORAGE_DIR } = config();
  const why = file === "" ? code : `${code} at ${file}`;
  return new ConfigError(
    `Setting STORAGE_DIR is wrong: expected a folder that this user can write, not ${STORAGE_DIR} (${why})`,
  );
}
