import { randomBytes } from "node:crypto";
import * as Accounts from "#app/features/staff/staff.repo.server.ts";
import { config } from "./config.ts";
import { log } from "./log.ts";

const defaultEmail = "admin@mare.example";

/**
 * Creates the first staff account when there is none (contract 1), if the settings give its address or its
 * password, or with the demo content. Missing values are generated and printed once.
 */
export async function createFirstStaff(): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, DEMO_CONTENT } = config();
  if ((await Accounts.count()) > 0) return;
  if (!ADMIN_EMAIL && !ADMIN_PASSWORD && !DEMO_CONTENT) {
    log.warn({}, "no staff account yet: run the command `staff add EMAIL` (README, Operate)");
    return;
  }
  const email = ADMIN_EMAIL ?? defaultEmail;
  const password = ADMIN_PASSWORD ?? randomBytes(12).toString("base64url");
  await Accounts.insert(email, password);
  if (ADMIN_EMAIL && ADMIN_PASSWORD) return;
  const shown = ADMIN_PASSWORD ? "(ADMIN_PASSWORD)" : password;
  process.stdout.write(`Staff account: ${email}  password: ${shown}\n`);
}
