import { randomBytes } from "node:crypto";
import { createCookie } from "react-router";
import { isHttps } from "#app/platform/config.ts";
import { sessionSecret } from "#app/platform/storage.ts";
import { z } from "#app/validation/zod.ts";

/**
 * What a passkey is asked to sign, kept in a signed cookie of this browser until the answer comes. That it counts
 * once is seen by its time (`passkeys.repo.server.ts`): the site stores nothing for whoever only asks.
 */
const schema = z.discriminatedUnion("purpose", [
  z.object({ purpose: z.literal("signIn"), challenge: z.string(), at: z.number() }),
  z.object({
    purpose: z.literal("add"),
    challenge: z.string(),
    at: z.number(),
    /** Whose password was given before. */
    staffId: z.number(),
    /** By which the authenticator will know the account. */
    userHandle: z.string(),
  }),
]);
type Challenge = z.output<typeof schema>;
export type SignInChallenge = Extract<Challenge, { purpose: "signIn" }>;
export type AddChallenge = Extract<Challenge, { purpose: "add" }>;

/** How long the answer may take: finding a telephone, and reading a code with it. */
export const challengeMs = 5 * 60_000;

let made: ReturnType<typeof make> | undefined;

const make = () =>
  createCookie("passkey", {
    httpOnly: true,
    path: "/",
    maxAge: challengeMs / 1000,
    sameSite: "strict",
    secure: isHttps(),
    secrets: [sessionSecret()],
  });

function cookie() {
  made ??= make();
  return made;
}

/** 256 random bits in base64url, and when they were drawn. */
export function newChallenge(now = Date.now()) {
  return { challenge: randomBytes(32).toString("base64url"), at: now };
}

/** The `Set-Cookie` that binds a challenge to the browser. */
export function challengeCookie(challenge: Challenge): Promise<string> {
  return cookie().serialize(challenge);
}

/** The `Set-Cookie` that forgets it. */
export function endChallenge(): Promise<string> {
  return cookie().serialize("", { maxAge: 0 });
}

/** What this browser was asked last; undefined for nothing, something else, or too long ago. */
export async function findChallenge<Purpose extends Challenge["purpose"]>(
  request: Request,
  purpose: Purpose,
  now = Date.now(),
): Promise<Extract<Challenge, { purpose: Purpose }> | undefined> {
  const { data } = schema.safeParse(await cookie().parse(request.headers.get("Cookie")));
  const isLive = data?.purpose === purpose && data.at <= now && now < data.at + challengeMs;
  return isLive ? (data as Extract<Challenge, { purpose: Purpose }>) : undefined;
}
