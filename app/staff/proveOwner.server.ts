import { verifyPassword } from "#app/auth/password.server.ts";
import * as StaffAccounts from "#app/auth/staff.repo.server.ts";
import { config } from "#app/platform/config.ts";
import { EventLimit, isRefused, type Refused } from "#app/platform/limits/eventLimit.ts";

let limit: EventLimit | undefined;

/** Whoever sits at a browser that was left open may not go on guessing the password either. */
function guesses(): EventLimit {
  limit ??= new EventLimit({ name: "owner", ...config().LOGIN_LIMIT });
  return limit;
}

/**
 * Whether somebody who is signed in has the account's password. A wrong one counts towards the account's limit.
 *
 * @returns the hash that it matches; undefined for a wrong password
 * @throws QueueFullError when too many passwords are being checked already
 */
export async function proveOwner(
  staffId: number,
  password: string,
): Promise<{ passwordHash: string | undefined } | Refused> {
  const entry = await guesses().enter(String(staffId));
  if (isRefused(entry)) return entry;
  let isRight = false;
  try {
    const passwordHash = await StaffAccounts.findPasswordHash(staffId);
    isRight = await verifyPassword(passwordHash, password);
    return { passwordHash: isRight ? passwordHash : undefined };
  } finally {
    entry.settle(!isRight);
  }
}
