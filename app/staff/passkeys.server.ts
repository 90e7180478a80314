import { randomBytes } from "node:crypto";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import * as Passkeys from "#app/auth/passkeys.repo.server.ts";
import type { NewPasskey, SignedPasskey } from "#app/auth/staff.schema.ts";
import { brand } from "#app/brand.ts";
import type { Staff } from "#app/context.ts";
import { config } from "#app/platform/config.ts";
import {
  type AddChallenge,
  challengeCookie,
  challengeMs,
  newChallenge,
  type SignInChallenge,
} from "./passkeyChallenge.server.ts";
import { passkeyProvider } from "./passkeyProviders.ts";

/** Loaded at the first use: most visits and starts need none of it. */
const webAuthn = () => import("@simplewebauthn/server");

/** EdDSA, ES256, RS256: what every authenticator has, and every Node.js that the site runs on can check. */
const algorithms = [-8, -7, -257];

/** Where a passkey counts. */
export interface PasskeySite {
  /** The host that it is made for. */
  rpId: string;
  origins: string[];
}

/**
 * Where the passkeys of this request count: at PUBLIC_URL, else at the request's own host, as with forms
 * (contract 4; `server/steps/origin.ts` has checked the scheme). Undefined where the standard has none: a number
 * is no domain.
 */
export function passkeySiteOf(request: Request): PasskeySite | undefined {
  const publicUrl = config().PUBLIC_URL;
  const origin = publicUrl ?? `http://${request.headers.get("Host")?.toLowerCase()}`;
  if (!URL.canParse(origin)) return undefined;
  const { hostname, host } = new URL(origin);
  if (/^\[|^[\d.]+$/.test(hostname)) return undefined;
  return {
    rpId: hostname,
    origins: publicUrl ? [publicUrl] : [`http://${host}`, `https://${host}`],
  };
}

/** What a browser is asked, and the `Set-Cookie` by which the site knows it again. */
interface Asked<Options> {
  options: Options;
  cookie: string;
}

/** Asks for a new passkey: one that knows its account by itself, and knows its owner by a finger, a face or a PIN. */
export async function askForNewPasskey(
  { id, email, name }: Staff,
  { rpId }: PasskeySite,
): Promise<Asked<PublicKeyCredentialCreationOptionsJSON>> {
  const { generateRegistrationOptions } = await webAuthn();
  const known = await Passkeys.findKnown(id, rpId);
  const userHandle = known.userHandle ?? randomBytes(32).toString("base64url");
  const { challenge, at } = newChallenge();
  const options = await generateRegistrationOptions({
    rpName: brand.shortName,
    rpID: rpId,
    userID: new Uint8Array(Buffer.from(userHandle, "base64url")),
    userName: email,
    userDisplayName: name,
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    timeout: challengeMs,
    excludeCredentials: known.credentialIds.map((credentialId) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: algorithms,
  });
  const cookie = await challengeCookie({ purpose: "add", challenge, at, staffId: id, userHandle });
  return { options, cookie };
}

interface Answered<Challenge> {
  challenge: Challenge;
  site: PasskeySite;
}

/**
 * Adds the passkey that a browser has made.
 *
 * @param name what it is called where its provider is unknown
 * @returns false for one that was not asked for, in this browser and just now, or that somebody has already
 */
export async function addPasskey(
  response: NewPasskey,
  { challenge, site }: Answered<AddChallenge>,
  name: string,
): Promise<boolean> {
  const { verifyRegistrationResponse } = await webAuthn();
  const { staffId, userHandle, at } = challenge;
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge.challenge,
    expectedOrigin: site.origins,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(notVerified);
  if (!registrationInfo) return false;
  const { id, publicKey, counter } = registrationInfo.credential;
  const passkey = {
    staffId,
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    rpId: site.rpId,
    userHandle,
    name: passkeyProvider(registrationInfo.aaguid) ?? name,
  };
  return Passkeys.insert(passkey, at);
}

/** The package tells by an error what was wrong with an answer; nobody who sent a forged one needs to know. */
function notVerified() {
  return { verified: false, registrationInfo: undefined, authenticationInfo: undefined } as const;
}

/** Asks for any passkey of this site, without knowing whose: the authenticator offers its owner those it has. */
export async function askForPasskey({
  rpId,
}: PasskeySite): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>> {
  const { generateAuthenticationOptions } = await webAuthn();
  const { challenge, at } = newChallenge();
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    timeout: challengeMs,
    userVerification: "required",
  });
  return { options, cookie: await challengeCookie({ purpose: "signIn", challenge, at }) };
}

/**
 * Checks what a passkey has signed, and uses the challenge up. Its user was verified, so that it is both factors of
 * a sign-in.
 *
 * @returns false for any other challenge, host, origin or key, and for a counter that has not gone on: then there
 *   is a copy of the authenticator
 */
export async function checkPasskey(
  passkey: Passkeys.SignInPasskey,
  response: SignedPasskey,
  { challenge, site }: Answered<SignInChallenge>,
): Promise<boolean> {
  if (response.response.userHandle !== passkey.userHandle) return false;
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge.challenge,
    expectedOrigin: site.origins,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
    },
  }).catch(notVerified);
  if (!verified || !authenticationInfo) return false;
  return Passkeys.noteUse({
    passkey,
    counter: authenticationInfo.newCounter,
    challengeAt: challenge.at,
  });
}
