import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/connection.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as Sessions from "./sessions.repo.server.ts";
import { signIn } from "./signIn.server.ts";
import { signInByForm } from "./signInForm.server.ts";
import * as Staff from "./staff.repo.server.ts";

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

test.each<[string, () => Promise<unknown>]>([
  [
    "whose password changes",
    () => db().updateTable("staff").set({ passwordHash: "another" }).execute(),
  ],
  ["that is removed", () => Staff.deleteByEmail(email)],
])("an account %s while its password is checked gets no session", async (_, change) => {
  const signingIn = signIn({ email, password }, from("192.0.2.6"));
  // The account has been read; hashing takes much longer than a turn.
  await new Promise(setImmediate);
  await change();
  expect(await signingIn).toEqual({ status: "wrong" });
  expect(await db().selectFrom("session").selectAll().execute()).toEqual([]);
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

test("guesses from many addresses keep the right pair out, but not in a browser that knew it", async () => {
  const wrong = { email: "bia@example.org", password: "not this one" };
  const tokenOf = async (name: string) => {
    const staff = await Staff.insert(name, password);
    return Sessions.insert(staff?.id ?? 0, "page", Date.now() - 24 * 3_600_000);
  };
  const token = await tokenOf("carla@example.org");
  const others = await tokenOf("davi@example.org");
  let status = "wrong";
  for (let address = 0; status !== "limited"; address++) {
    expect(address).toBeLessThan(300);
    ({ status } = await signIn(wrong, from(`198.51.${address >> 7}.${address & 127}`)));
  }
  const carla = { email: "Carla@example.org", password };
  const home = from("203.0.113.1");
  expect(await signIn(carla, home)).toMatchObject({ status: "limited" });
  expect(await signIn(carla, { ...home, token: others })).toMatchObject({ status: "limited" });
  expect(await signIn(carla, { ...home, token })).toMatchObject({ status: "in" });
});
