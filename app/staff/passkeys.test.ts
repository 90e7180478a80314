import { beforeEach, describe, expect, test } from "vitest";
import * as Passkeys from "#app/auth/passkeys.repo.server.ts";
import * as SecurityEvents from "#app/auth/securityEvents.repo.server.ts";
import * as Sessions from "#app/auth/sessions.repo.server.ts";
import * as StaffAccounts from "#app/auth/staff.repo.server.ts";
import { newPasskeySchema, signedPasskeySchema } from "#app/auth/staff.schema.ts";
import type { Staff } from "#app/context.ts";
import { db } from "#app/db/connection.server.ts";
import { Authenticator } from "#tests/support/authenticator.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import { challengeMs, findChallenge } from "./passkeyChallenge.server.ts";
import { addPasskey, askForNewPasskey, askForPasskey, passkeySiteOf } from "./passkeys.server.ts";
import { signInByPasskey } from "./signInByPasskey.server.ts";

setupTestDatabase();

const origin = "https://mare.example";
const site = { rpId: "mare.example", origins: [origin] };
let count = 0;
let from: { kind: "page"; clientAddress: string };

let ana: Staff;
let authenticator: Authenticator;
beforeEach(async () => {
  // The limits are the process's: no test may use up another's.
  count += 1;
  from = { kind: "page", clientAddress: `192.0.${count}.1` };
  ana = await account(`ana${count}@example.org`);
  authenticator = new Authenticator(origin);
});

async function account(email: string): Promise<Staff> {
  const staff = await StaffAccounts.insert(email, "correct horse battery");
  if (!staff) throw new Error("Taken");
  return staff;
}

/** A request of the browser that was given this cookie. */
function withCookie(cookie: string): Request {
  return new Request(origin, { headers: { Cookie: cookie.split(";")[0] ?? "" } });
}

async function challengeIn(cookie: string, purpose: "add" | "signIn" = "signIn", now?: number) {
  return findChallenge(withCookie(cookie), purpose, now);
}

type Forged = Parameters<Authenticator["create"]>[1];

async function add(forged?: Forged, staff = ana): Promise<boolean> {
  const { options, cookie } = await askForNewPasskey(staff, site);
  const response = newPasskeySchema.parse(authenticator.create(options, forged));
  const challenge = await findChallenge(withCookie(cookie), "add");
  return challenge ? addPasskey(response, { challenge, site }, "Chrome em Linux") : false;
}

async function ask() {
  const { options, cookie } = await askForPasskey(site);
  const challenge = await findChallenge(withCookie(cookie), "signIn");
  if (!challenge) throw new Error("No challenge");
  return { options, challenge };
}

async function enter(
  forged?: Forged,
  asked?: Awaited<ReturnType<typeof ask>>,
  clientAddress = from.clientAddress,
) {
  const { options, challenge } = asked ?? (await ask());
  const signed = signedPasskeySchema.parse(authenticator.sign(options, forged));
  return signInByPasskey(signed, { challenge, site }, { ...from, clientAddress });
}

test("it is made for its owner alone, and opens a session without a password or a code", async () => {
  await db().updateTable("staff").set({ totpSecret: "of an app" }).execute();
  const { options } = await askForNewPasskey(ana, site);
  expect(options).toMatchObject({
    rp: { id: "mare.example" },
    user: { name: ana.email },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    attestation: "none",
  });
  expect(await add()).toBe(true);
  expect(await Passkeys.findOwn(ana.id)).toMatchObject([{ name: "Chrome em Linux" }]);
  const again = await askForNewPasskey(ana, site);
  expect(again.options.excludeCredentials).toMatchObject([{ id: authenticator.id }]);
  const result = await enter();
  if (result.status !== "in") throw new Error(result.status);
  expect(await Sessions.findStaffByToken(result.token, "page")).toEqual(ana);
  expect(await SecurityEvents.findPage({ limit: 1, offset: 0 })).toMatchObject([
    { event: "passkeyUsed", staffId: ana.id, origin: "page" },
  ]);
});

test("it is named after who keeps it, where that is known", async () => {
  expect(await add({ aaguid: "bada5566-a7aa-401f-bd96-45619a55120d" })).toBe(true);
  expect(await Passkeys.findOwn(ana.id)).toMatchObject([{ name: "1Password" }]);
});

test.each<[string, Forged]>([
  ["made at another origin", { origin: "https://mare.example.evil.example" }],
  ["made for another host", { rpId: "evil.example" }],
  ["whose user was not verified", { isVerified: false }],
])("a new one %s is refused", async (_, forged) => {
  expect(await add(forged)).toBe(false);
  expect(await Passkeys.findOwn(ana.id)).toEqual([]);
});

test("a new one is added once, and not for somebody else too", async () => {
  const { options, cookie } = await askForNewPasskey(ana, site);
  const response = newPasskeySchema.parse(authenticator.create(options));
  const challenge = await findChallenge(withCookie(cookie), "add");
  if (!challenge) throw new Error("No challenge");
  const adding = () => addPasskey(response, { challenge, site }, "Chrome");
  expect(await adding()).toBe(true);
  await Passkeys.deleteAll(ana.id);
  expect(await adding()).toBe(false);
  expect(await add()).toBe(true);
  expect(await add({}, await account("bia@example.org"))).toBe(false);
});

describe("signing in", () => {
  beforeEach(async () => {
    expect(await add()).toBe(true);
  });

  test.each<[string, Forged]>([
    ["at another origin", { origin: "https://mare.example.evil.example" }],
    ["over http", { origin: "http://mare.example" }],
    ["for another host", { rpId: "evil.example" }],
    ["without verifying its user", { isVerified: false }],
    ["in another account's name", { userHandle: "c29tZWJvZHk" }],
  ])("%s is refused, and noted", async (_, forged) => {
    expect(await enter(forged)).toEqual({ status: "wrong" });
    expect(await SecurityEvents.findPage({ limit: 1, offset: 0 })).toMatchObject([
      { event: "failure", staffId: ana.id },
    ]);
    expect(await enter()).toMatchObject({ status: "in" });
  });

  test("a challenge is answered once, by an authenticator that does not count too", async () => {
    const { options, challenge } = await ask();
    const signed = signedPasskeySchema.parse(authenticator.sign(options, { counter: 0 }));
    const send = () => signInByPasskey(signed, { challenge, site }, from);
    const outcomes = await Promise.all([send(), send()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["in", "wrong"]);
    expect(await send()).toEqual({ status: "wrong" });
  });

  test("an answer to another browser's challenge is refused", async () => {
    const stolen = await ask();
    const { challenge } = await ask();
    expect(await enter({}, { ...stolen, challenge })).toEqual({ status: "wrong" });
  });

  test("a counter that has not gone on is a copy's, and refused", async () => {
    expect(await enter({ counter: 7 })).toMatchObject({ status: "in" });
    expect(await enter({ counter: 7 })).toEqual({ status: "wrong" });
    expect(await enter({ counter: 3 })).toEqual({ status: "wrong" });
    expect(await enter({ counter: 8 })).toMatchObject({ status: "in" });
  });

  test("a signature of another key is refused", async () => {
    const { options, challenge } = await ask();
    const forger = new Authenticator(origin);
    const forged = { ...JSON.parse(forger.sign(options)), id: authenticator.id };
    const own = JSON.parse(authenticator.sign(options));
    forged.rawId = authenticator.id;
    forged.response.userHandle = own.response.userHandle;
    const signed = signedPasskeySchema.parse(JSON.stringify(forged));
    expect(await signInByPasskey(signed, { challenge, site }, from)).toEqual({ status: "wrong" });
  });

  test("a removed one, and one of a blocked account, are refused alike", async () => {
    await account("bia@example.org");
    await StaffAccounts.block(ana.id);
    expect(await enter()).toEqual({ status: "wrong" });
    await StaffAccounts.unblock(ana.id);
    expect(await enter()).toMatchObject({ status: "in" });
    await Passkeys.deleteAll(ana.id);
    expect(await enter()).toEqual({ status: "wrong" });
  });

  test("failures count towards the limits of a sign-in", async () => {
    const wrong = { origin: "https://evil.example" };
    const client = "198.51.100.7";
    for (let n = 0; n < 10; n++) {
      expect(await enter(wrong, undefined, client)).toEqual({ status: "wrong" });
    }
    expect(await enter({}, undefined, client)).toMatchObject({ status: "limited" });
    expect(await enter({}, undefined, "203.0.113.7")).toMatchObject({ status: "in" });
  });
});

test("a challenge lasts five minutes, in the browser that asked, for what it was asked for", async () => {
  const { cookie } = await askForPasskey(site);
  expect(await challengeIn(cookie)).toMatchObject({ purpose: "signIn" });
  expect(await challengeIn(cookie, "add")).toBeUndefined();
  expect(await challengeIn("")).toBeUndefined();
  expect(await challengeIn(cookie.replace(/passkey=.{20}/, "$&AAAA"))).toBeUndefined();
  expect(await challengeIn(cookie, "signIn", Date.now() + challengeMs)).toBeUndefined();
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Strict/i);
});

test("without PUBLIC_URL passkeys are of the request's own host, and of no number", () => {
  const at = (host: string) => passkeySiteOf(new Request(origin, { headers: { Host: host } }));
  expect(at("localhost:3000")).toEqual({
    rpId: "localhost",
    origins: ["http://localhost:3000", "https://localhost:3000"],
  });
  expect(at("MARE.example")?.rpId).toBe("mare.example");
  for (const host of ["127.0.0.1:3000", "[::1]:3000", "", "a b"]) expect(at(host)).toBeUndefined();
});
