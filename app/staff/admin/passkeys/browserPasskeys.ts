import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { useHydrated } from "#app/ui/useHydrated.ts";

/** Whether this browser knows passkeys: only over https, or at localhost. Undefined until scripts run. */
export function usePasskeySupport(): boolean | undefined {
  return useHydrated() ? "PublicKeyCredential" in window : undefined;
}

/** Loaded when somebody uses a passkey: no other page has a byte of it. */
const webAuthn = () => import("@simplewebauthn/browser");

/** Why there is no passkey: its authenticator has one of this account, or the person left, or it took too long. */
export type CreationFailure = "exists" | "cancelled";

/**
 * Has the browser make a passkey, which asks its user where.
 *
 * @returns what to send to the server
 */
export async function createPasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<{ made: string } | { failure: CreationFailure }> {
  try {
    const { startRegistration } = await webAuthn();
    return { made: JSON.stringify(await startRegistration({ optionsJSON: options })) };
  } catch (error) {
    const isKnown = error instanceof Error && error.name === "InvalidStateError";
    return { failure: isKnown ? "exists" : "cancelled" };
  }
}

/**
 * Has the browser sign by a passkey that its user chooses.
 *
 * @returns what to send to the server; undefined when the person left, or has none for this site
 */
export async function signWithPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<string | undefined> {
  try {
    const { startAuthentication } = await webAuthn();
    return JSON.stringify(await startAuthentication({ optionsJSON: options }));
  } catch {
    return undefined;
  }
}
