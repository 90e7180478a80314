import * as Passkeys from "#app/auth/passkeys.repo.server.ts";
import * as Sessions from "#app/auth/sessions.repo.server.ts";
import * as StaffAccounts from "#app/auth/staff.repo.server.ts";
import type { SignedPasskey } from "#app/auth/staff.schema.ts";
import type { SignInChallenge } from "./passkeyChallenge.server.ts";
import { checkPasskey, type PasskeySite } from "./passkeys.server.ts";
import { type Checked, type From, type SignIn, withinLimits } from "./signIn.server.ts";

interface Asked {
  challenge: SignInChallenge;
  site: PasskeySite;
}

/**
 * Signs in by a passkey, without a password or a code (contract 13), within the same limits. A removed passkey and
 * one of a blocked account are answered like a forged one.
 */
export async function signInByPasskey(
  response: SignedPasskey,
  asked: Asked,
  from: From,
): Promise<SignIn> {
  const passkey = await Passkeys.findByCredentialId(response.id, asked.site.rpId);
  const account = passkey && (await StaffAccounts.findByIdWithHash(passkey.staffId));
  const attempt = async (): Promise<Checked> => {
    const wrong = { status: "wrong", staffId: account?.id } as const;
    if (!account || account.isBlocked) return wrong;
    if (!(await checkPasskey(passkey, response, asked))) return wrong;
    const { id, email, name } = account;
    try {
      const proof = { passkeyId: passkey.id, userAgent: from.userAgent };
      const token = await Sessions.insert(id, from.kind, Date.now(), proof);
      return { status: "in", token, staff: { id, email, name } };
    } catch (error) {
      if (error instanceof Sessions.AccountChangedError) return wrong;
      throw error;
    }
  };
  return withinLimits(account?.email ?? "", from, attempt, "passkeyUsed");
}
