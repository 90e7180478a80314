import { parseSetCookie } from "cookie";
import { beforeEach, describe, expect, test } from "vitest";
import { deviceCookie } from "#app/auth/deviceCookie.server.ts";
import * as Sessions from "#app/auth/sessions.repo.server.ts";
import * as Staff from "#app/auth/staff.repo.server.ts";
import { db } from "#app/db/connection.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import { signIn } from "./signIn.server.ts";
import { signInByForm } from "./signInForm.server.ts";

setupTestDatabase();

const email = "ana@example.org";
const password = "correct horse battery";
const from = (clientAddress: string) => ({ kind: "api", clientAddress }) as const;

beforeEach(async () => {
  await Staff.insert(email, password);
});

test("the right pair opens a new session each time", async () => {
  const first = await signIn({ email: "ANA@example.org", password }, from("192.0.2.1"));
  const second = await signIn({ email, password }, from("192.0.2.1"));
  if (first.status !== "in" || second.status !== "in") throw new Error("Refused");
  expect(first.token).not.toBe(second.token);
  expect(await Sessions.findStaffByToken(first.token, "api")).toEqual(first.staff);
});

test("an unknown e-mail and a wrong password are the same answer", async () => {
  const wrong = { status: "wrong" };
  expect(await signIn({ email, password: "not this one" }, from("192.0.2.2"))).toEqual(wrong);
  expect(await signIn({ email: "bia@example.org", password }, from("192.0.2.2"))).toEqual(wrong);
});

test("a blocked account is answered like a wrong password, until it is unblocked", async () => {
  await Staff.insert("bia@example.org", password);
  const { id = 0 } = (await Staff.findByEmailWithHash(email)) ?? {};
  await Staff.block(id);
  expect(await signIn({ email, password }, from("192.0.2.7"))).toEqual({ status: "wrong" });
  await Staff.unblock(id);
  expect(await signIn({ email, password }, from("192.0.2.7"))).toMatchObject({ status: "in" });
});

test.each<[string, () => Promise<unknown>]>([
  [
    "whose password changes",
    () => db().updateTable("staff").set({ passwordHash: "another" }).execute(),
  ],
  ["that is removed", () => db().deleteFrom("staff").execute()],
  ["that is blocked", () => db().updateTable("staff").set({ blockedAt: "2026-11-26" }).execute()],
])("an account %s while its password is checked gets no session", async (_, change) => {
  const signingIn = signIn({ email, password }, from("192.0.2.6"));
  // The account has been read (nobody has guessed yet, which would slow it); hashing takes much longer than a turn.
  await new Promise(setImmediate);
  await change();
  expect(await signingIn).toEqual({ status: "wrong" });
  expect(await db().selectFrom("session").selectAll().execute()).toEqual([]);
});

test("after ten failures even the right pair is refused, for that address alone", async () => {
  const wrong = { email, password: "not this one" };
  const tries = await Promise.all(
    Array.from({ length: 15 }, () => signIn(wrong, from("192.0.2.3"))),
  );
  expect(tries.filter((result) => result.status === "wrong")).toHaveLength(10);
  expect(tries.filter((result) => result.status === "limited")).toHaveLength(5);
  expect(await signIn({ email, password }, from("192.0.2.3"))).toMatchObject({ status: "limited" });
  expect(await signIn({ email, password }, from("192.0.2.4"))).toMatchObject({ status: "in" });
});

test("the page's form is checked, then opens a session for pages", async () => {
  const post = (fields: Record<string, string>) =>
    signInByForm(
      new Request("http://localhost/admin", { method: "POST", body: new URLSearchParams(fields) }),
      "192.0.2.5",
    );
  expect(await post({ email: "ana", password: "short" })).toEqual({
    status: "invalid",
    errors: { email: ["validation.email"], password: ["validation.password"] },
  });
  const result = await post({ email, password });
  if (result.status !== "in") throw new Error("Refused");
  expect(await Sessions.findStaffByToken(result.token, "page")).toBeDefined();
});

describe("while somebody guesses from many networks", () => {
  const right = { email, password };
  const wrong = { email, password: "not this one" };
  let known = "";
  beforeEach(async () => {
    known = parseSetCookie(deviceCookie(undefined, email))?.value ?? "";
  });

  /** Ten guesses from each of so many networks, all at once; the limits of a unit test's process are shared. */
  const guess = (networks: number, block: number) =>
    Array.from({ length: networks * 10 }, (_, n) =>
      signIn(wrong, from(`198.${block}.${Math.floor(n / 10)}.${n % 10}`)),
    );
  const timed = async (work: Promise<unknown>) => {
    const startedAt = performance.now();
    return { result: await work, ms: performance.now() - startedAt };
  };

  test("a known browser signs in at once, an unknown one soon, whatever the guessers do", async () => {
    const guesses = guess(40, 18);
    const { result, ms } = await timed(signIn(right, { ...from("203.0.113.1"), device: known }));
    expect(result).toMatchObject({ status: "in" });
    const unknown = await timed(signIn(right, from("203.0.113.2")));
    expect(unknown.result).toMatchObject({ status: "in" });
    expect(unknown.ms).toBeLessThan(30_000);
    expect(ms).toBeLessThan(unknown.ms + 5_000);
    const statuses = new Set((await Promise.all(guesses)).map(({ status }) => status));
    expect([...statuses].sort()).toEqual(["limited", "wrong"]);
    // Slowed by now: for a failure a network waits, others go first.
    await signIn(wrong, from("203.0.113.3"));
    const order: string[] = [];
    await Promise.all([
      signIn(right, from("203.0.113.3")).then(() => order.push("failed before")),
      signIn(right, from("203.0.113.4")).then(() => order.push("new")),
    ]);
    expect(order).toEqual(["new", "failed before"]);
  });

  test("a known browser is let in where its own network is locked out", async () => {
    const office = from("203.0.113.50");
    for (let n = 0; n < 10; n++) await signIn(wrong, office);
    expect(await signIn(right, office)).toMatchObject({ status: "limited" });
    expect(await signIn(right, { ...office, device: known })).toMatchObject({ status: "in" });
    const others = { email: "bia@example.org", password };
    await Staff.insert(others.email, password);
    expect(await signIn(others, { ...office, device: known })).toMatchObject({ status: "limited" });
  });

  test("a known browser has a limit of its own, and its failures count for its network", async () => {
    const home = { ...from("203.0.113.60"), device: known };
    const tries = await Promise.all(Array.from({ length: 15 }, () => signIn(wrong, home)));
    expect(tries.filter(({ status }) => status === "wrong")).toHaveLength(10);
    expect(await signIn(right, home)).toMatchObject({ status: "limited" });
    expect(await signIn(right, from("203.0.113.60"))).toMatchObject({ status: "limited" });
  });
});

test.each([
  ["the /64", (n: number) => `2001:db8:1:1::${n}`, 10],
  ["the /56", (n: number) => `2001:db8:2:${n % 16}::1`, 30],
  ["the /48", (n: number) => `2001:db8:3:${(n % 32) * 100}::1`, 60],
  ["the /24", (n: number) => `192.0.3.${n % 20}`, 50],
])("failures count for %s of an address", async (_network, address, limit) => {
  const wrong = { email: "ninguem@example.org", password: "not this one" };
  const tries = await Promise.all(
    Array.from({ length: limit + 20 }, (_, n) => signIn(wrong, from(address(n)))),
  );
  expect(tries.filter(({ status }) => status === "wrong")).toHaveLength(limit);
  expect(await signIn({ email, password }, from(address(1000)))).toMatchObject({
    status: "limited",
  });
});
