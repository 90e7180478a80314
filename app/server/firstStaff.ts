import { randomBytes } from "node:crypto";
import { refuseNewPassword } from "#app/auth/newPassword.server.ts";
import * as Accounts from "#app/auth/staff.repo.server.ts";
import { config } from "#app/platform/config.ts";
import { UsageError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.ts";
import { openFirstAccount } from "#app/staff/firstAccount.server.ts";

const defaultEmail = "admin@mare.example";

/**
 * Creates the first staff account when there is none (contract 1), if the settings give its address or its
 * password, or with the demo content. Missing values are generated and printed once. Otherwise the log tells a
 * code by which it is made in the browser (contract 13).
 *
 * @throws UsageError for a password that staff could not choose either; once there is an account, the setting
 *   is not looked at
 */
export async function createFirstStaff(): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, DEMO_CONTENT } = config();
  if ((await Accounts.count()) > 0) return;
  if (!ADMIN_EMAIL && !ADMIN_PASSWORD && !DEMO_CONTENT) {
    log.warn(
      {},
      `no staff account yet: open /admin and make the first with the code ${openFirstAccount()} (docs/operate.md, Staff)`,
    );
    return;
  }
  const email = ADMIN_EMAIL ?? defaultEmail;
  const password = ADMIN_PASSWORD ?? randomBytes(12).toString("base64url");
  if (await refuseNewPassword(password, email)) {
    throw new UsageError(
      "Setting ADMIN_PASSWORD is wrong: expected at least 12 characters, no common password and not ADMIN_EMAIL",
    );
  }
  await Accounts.insert(email, password);
  if (ADMIN_EMAIL && ADMIN_PASSWORD) return;
  const shown = ADMIN_PASSWORD ? "(ADMIN_PASSWORD)" : password;
  process.stdout.write(`Staff account: ${email}  password: ${shown}\n`);
}
