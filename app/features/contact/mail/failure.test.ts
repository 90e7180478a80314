import { expect, test } from "vitest";
import { toMailFailure } from "./failure.ts";

test.each([
  [{ responseCode: 550, response: "550 no such user", code: "EENVELOPE" }, "refused", "550"],
  [{ responseCode: 554, response: "554 spam", code: "EMESSAGE" }, "refused", "554"],
  [{ responseCode: 535, response: "535 bad password", code: "EAUTH" }, "unreachable", "535"],
  [{ responseCode: 530, response: "530 sign in first", code: "EENVELOPE" }, "unreachable", "530"],
  [{ responseCode: 554, response: "554 no service", code: "EPROTOCOL" }, "unreachable", "554"],
  [{ responseCode: 421, response: "421 too busy", code: "ECONNECTION" }, "unreachable", "421"],
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
