import { hash, verify } from "@node-rs/argon2";
import { Queue } from "#app/platform/limits/queue.ts";

/** argon2id (the library's default) with OWASP's parameters: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two hashes at a time and twenty waiting, so that sign-ins cannot use up memory and CPU. */
const queue = new Queue({ slots: 2, waiting: 20 });

/** @throws QueueFullError when too many sign-ins wait already */
export async function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(normalized(password), cost));
}

/**
 * Whether the password matches the hash. Without a hash (an unknown e-mail) the same work is done against a
 * dummy, so that the timing does not reveal which e-mails have an account.
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

/** Computed once, at first use, with the current cost. */
function dummyHash() {
  dummy ??= hash("nobody has this password", cost);
  return dummy;
}

/** The same letters may be different code points on different systems. */
function normalized(password: string) {
  return password.normalize("NFKC");
}
