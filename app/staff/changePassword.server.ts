import { refuseNewPassword } from "#app/auth/newPassword.server.ts";
import * as StaffAccounts from "#app/auth/staff.repo.server.ts";
import type { PasswordChange } from "#app/auth/staff.schema.ts";
import type { Staff } from "#app/context.ts";
import { isRefused, type Refused } from "#app/platform/limits/eventLimit.ts";
import type { FieldErrors } from "#app/validation/fieldErrors.ts";
import { proveOwner } from "./proveOwner.server.ts";

type Result = { status: "changed" } | { status: "refused"; errors: FieldErrors };

/**
 * Changes a person's own password and ends all of their sessions but the one of the token (contract 13).
 *
 * @throws QueueFullError when too many passwords are being checked already
 */
export async function changePassword(
  { id, email }: Staff,
  { currentPassword, newPassword }: PasswordChange,
  token: string,
): Promise<Result | Refused> {
  const owner = await proveOwner(id, currentPassword);
  if (isRefused(owner)) return owner;
  const { passwordHash } = owner;
  const notTheirs: Result = {
    status: "refused",
    errors: { currentPassword: ["validation.currentPassword"] },
  };
  if (passwordHash === undefined) return notTheirs;
  const refusal = await refuseNewPassword(newPassword, email);
  if (refusal) return { status: "refused", errors: { newPassword: [`validation.${refusal}`] } };
  const change = { id, passwordHash, password: newPassword, token };
  return (await StaffAccounts.changePassword(change)) ? { status: "changed" } : notTheirs;
}
