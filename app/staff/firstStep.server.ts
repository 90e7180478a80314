import { createCookie } from "react-router";
import type { SignInAccount } from "#app/auth/staff.repo.server.ts";
import { isHttps } from "#app/platform/config.ts";
import { keyedHash } from "#app/platform/keyedHash.ts";
import { sessionSecret } from "#app/platform/storage.ts";
import { z } from "#app/validation/zod.ts";

/**
 * That a browser has given the right password, kept in a signed cookie until the code comes: it opens nothing by
 * itself, and ends with its term or with a change of the password.
 */
const firstStep = z.object({ staffId: z.number(), proof: z.string(), endsAt: z.number() });

/** How long the code may take. */
const termMs = 10 * 60_000;

let made: ReturnType<typeof make> | undefined;

const make = () =>
  createCookie("step", {
    httpOnly: true,
    path: "/",
    maxAge: termMs / 1000,
    sameSite: "lax",
    secure: isHttps(),
    secrets: [sessionSecret()],
  });

function cookie() {
  made ??= make();
  return made;
}

/** The `Set-Cookie` after the right password of an account with a second step. */
export function firstStepCookie(account: SignInAccount, now = Date.now()): Promise<string> {
  const step = { staffId: account.id, proof: proofOf(account), endsAt: now + termMs };
  return cookie().serialize(step satisfies z.output<typeof firstStep>);
}

/** The `Set-Cookie` that forgets it. */
export function endFirstStep(): Promise<string> {
  return cookie().serialize("", { maxAge: 0 });
}

/** Whose password this browser has given; undefined for nobody's, or not lately. */
export async function findFirstStep(
  request: Request,
  now = Date.now(),
): Promise<z.output<typeof firstStep> | undefined> {
  const { data } = firstStep.safeParse(await cookie().parse(request.headers.get("Cookie")));
  return data && data.endsAt > now ? data : undefined;
}

/** Of the password that was right then. */
export function proofOf({ id, passwordHash }: SignInAccount): string {
  return keyedHash("first step", `${id}:${passwordHash}`);
}
