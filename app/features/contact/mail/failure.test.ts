import { expect, test } from "vitest";
import { toMailFailure } from "./failure.ts";

test.each([
  [{ responseCode: 550, response: "550 no such user", code: "EENVELOPE" }, "refused", "550"],
  [{ responseCode: 535, response: "535 bad password", code: "EAUTH" }, "refused", "535"],
  [{ responseCode: 451, response: "451 try later", code: "EMESSAGE" }, "postponed", "451"],
  [{ message: "connect ECONNREFUSED", code: "ECONNREFUSED" }, "unreachable", "ECONNREFUSED"],
  [{ message: "Greeting never received", code: "ETIMEDOUT" }, "unreachable", "ETIMEDOUT"],
  [{ message: "Message too large", code: "EMESSAGE" }, "refused", "EMESSAGE"],
  [{}, "unreachable", "UNKNOWN"],
])("%j is %s", (error, kind, code) => {
  expect(toMailFailure(error)).toMatchObject({ kind, code });
});

test("a server's long answer is cut", () => {
  const failure = toMailFailure({ responseCode: 550, response: `550 ${"x".repeat(10_000)}` });
  expect(failure.reason).toHaveLength(500);
});
