import { hash, verify } from "@node-rs/argon2";
import { Queue, QueueFullError } from "./queue.ts";

export { QueueFullError };

/** argon2id (the default here) as OWASP has it: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two hashes at a time and twenty in line, so that sign-ins can not take all memory and time. */
const queue = new Queue({ slots: 2, waiting: 20 });

/** @throws QueueFullError when too many sign-ins wait already */
export async function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(normalized(password), cost));
}

/**
 * Whether the password is the one behind the hash. Without a hash (an unknown e-mail) the same work
 * is done for nothing, so that the time taken tells nobody which e-mails have an account.
 *
 * @throws QueueFullError when too many sign-ins wait already
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await queue.run(async () => {
    const anyone = await dummyHash();
    return verify(passwordHash ?? anyone, normalized(password));
  });
  return isRight && passwordHash !== undefined;
}

let dummy: Promise<string> | undefined;

/** Made once, at first use, with today's cost. */
function dummyHash() {
  dummy ??= hash("nobody has this password", cost);
  return dummy;
}

/** The same letters typed on two systems may be different code points. */
function normalized(password: string) {
  return password.normalize("NFKC");
}
