import { Secret, TOTP } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/connection.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as Staff from "./staff.repo.server.ts";
import * as TwoStep from "./twoStep.repo.server.ts";

setupTestDatabase();

const start = Date.UTC(2026, 0, 1);
const period = 30_000;
const secret = TwoStep.newSecret();
let ana = 0;

beforeEach(async () => {
  ana = (await Staff.insert("ana@example.org", "correct horse battery"))?.id ?? 0;
});

const codeAt = (timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

async function turnOn(): Promise<string[]> {
  return (await TwoStep.turnOn(ana, { secret, code: codeAt(start) }, start)) ?? [];
}

test("it is turned on by whoever has the secret, which is stored neither plain nor its codes", async () => {
  expect(await TwoStep.turnOn(ana, { secret, code: "000000" }, start)).toBeUndefined();
  expect(await TwoStep.turnOn(ana, { secret: "?", code: codeAt(start) }, start)).toBeUndefined();
  expect(await TwoStep.findState(ana)).toEqual({ isOn: false, codesLeft: 0 });
  const codes = await turnOn();
  expect(codes).toHaveLength(10);
  expect(await TwoStep.findState(ana)).toEqual({ isOn: true, codesLeft: 10 });
  const rows = JSON.stringify([
    await db().selectFrom("staff").selectAll().execute(),
    await db().selectFrom("recoveryCode").selectAll().execute(),
  ]);
  for (const each of [secret, ...codes, ...codes.map((code) => code.replaceAll("-", ""))]) {
    expect(rows).not.toContain(each);
  }
});

test("a code counts once, within a period of its own, however it is spaced", async () => {
  await turnOn();
  expect(await TwoStep.redeem(ana, codeAt(start), start)).toBeUndefined();
  const at = start + 10 * period;
  const outcomes = await Promise.all([
    TwoStep.redeem(ana, codeAt(at).replace(/^.../, "$& "), at),
    TwoStep.redeem(ana, codeAt(at), at),
  ]);
  expect(outcomes.toSorted()).toEqual(["app", undefined]);
  expect(await TwoStep.redeem(ana, codeAt(at - period), at)).toBeUndefined();
  expect(await TwoStep.redeem(ana, codeAt(at + period), at)).toBe("app");
  expect(await TwoStep.redeem(ana, codeAt(at + 3 * period), at)).toBeUndefined();
});

test("a recovery code counts once, and new ones replace the old", async () => {
  const [first = "", second = ""] = await turnOn();
  const typed = first.toLowerCase().replaceAll("-", " ");
  const outcomes = await Promise.all([TwoStep.redeem(ana, typed), TwoStep.redeem(ana, first)]);
  expect(outcomes.toSorted()).toEqual(["recovery", undefined]);
  expect((await TwoStep.findState(ana)).codesLeft).toBe(9);
  const [renewed = ""] = await TwoStep.renewRecoveryCodes(ana);
  expect(await TwoStep.redeem(ana, second)).toBeUndefined();
  expect(await TwoStep.redeem(ana, renewed)).toBe("recovery");
});

test("another account's codes are none, and turned off there are none", async () => {
  const [code = ""] = await turnOn();
  const bia = (await Staff.insert("bia@example.org", "correct horse battery"))?.id ?? 0;
  expect(await TwoStep.redeem(bia, code)).toBeUndefined();
  expect(await TwoStep.turnOff(ana)).toBe(true);
  expect(await TwoStep.turnOff(ana)).toBe(false);
  expect(await TwoStep.redeem(ana, code)).toBeUndefined();
  expect(await TwoStep.redeem(ana, codeAt(start + 90 * period), start + 90 * period)).toBe(
    undefined,
  );
});

test("on a server with another secret of its own, the recovery codes go on working", async () => {
  const [code = ""] = await turnOn();
  const totpSecret = "A".repeat(80);
  await db().updateTable("staff").set({ totpSecret }).execute();
  expect(await TwoStep.redeem(ana, codeAt(start + 9 * period), start + 9 * period)).toBe(undefined);
  expect(await TwoStep.redeem(ana, code)).toBe("recovery");
});
