import * as SecurityEvents from "#app/auth/securityEvents.repo.server.ts";
import * as TwoStep from "#app/auth/twoStep.repo.server.ts";
import { EventLimit, isRefused, type Refused } from "#app/platform/limits/eventLimit.ts";

/**
 * Of wrong codes, per account: whoever tries them has the password already. At this rate finding a code of six
 * digits takes years, on average.
 */
const limit = new EventLimit({ name: "secondStep", count: 5, windowMs: 15 * 60_000 });

interface From {
  clientAddress: string;
  origin: "page" | "api";
  /** Of a browser that is known to the account: others' tries do not lock it out. */
  device?: string | undefined;
}

/** Checks the second step's code, within the limit of wrong ones. */
export async function takeSecondStep(
  staffId: number,
  code: string,
  { clientAddress, origin, device }: From,
): Promise<{ isRight: boolean } | Refused> {
  const note = (event: "failure" | "limit" | "recoveryCode") =>
    SecurityEvents.record({ event, origin, staffId, clientAddress });
  const entry = await limit.enter(`${staffId} ${device ?? ""}`);
  if (isRefused(entry)) {
    await note("limit");
    return entry;
  }
  let isRight = false;
  try {
    const way = await TwoStep.redeem(staffId, code);
    isRight = way !== undefined;
    if (way === "recovery") await note("recoveryCode");
  } finally {
    entry.settle(!isRight);
  }
  if (!isRight) await note("failure");
  return { isRight };
}
