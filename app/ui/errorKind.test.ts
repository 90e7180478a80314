import { expect, test } from "vitest";
import { ConnectionLost } from "./ConnectionLost.ts";
import { errorKind } from "./errorKind.ts";

test.each([
  ["a missing page", answer(404), "missing"],
  ["another refusal", answer(400), "fault"],
  ["a server fault", answer(500), "fault"],
  ["a request without an answer", new ConnectionLost(), "lost"],
  ["an error in the page's script", new TypeError("x is undefined"), "fault"],
  ["nothing", undefined, "fault"],
])("%s", (_, error, problem) => {
  expect(errorKind(error)).toBe(problem);
});

/** As the framework gives it to an error boundary. */
function answer(status: number) {
  return { status, statusText: "", internal: false, data: null };
}
