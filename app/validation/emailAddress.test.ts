import { describe, expect, test } from "vitest";
import { asciiEmail, cleanEmail, isEmail } from "./emailAddress.ts";

describe("an e-mail address", () => {
  test.each([
    "ana@example.org",
    "ana.lima+site@sub.example.org",
    "ana@maré.org.br",
    "ana@xn--mar-dma.org.br",
    "ana@пример.рф",
    "a&b@example.org",
    "a/b=c@example.org",
    "o'neill!#$%*?^`{|}~@example.org",
    "_a-b_@ex-ample.org",
  ])("%s is accepted", (address) => expect(isEmail(address)).toBe(true));

  test.each([
    "",
    "ana",
    "ana@",
    "@example.org",
    "ana@example",
    "ana@exemplo..org",
    "ana@.example.org",
    "ana@example.org.",
    "ana@example,org",
    "ana@-example.org",
    "ana@127.0.0.1",
    "ana@[127.0.0.1]",
    "ana@example.org/x",
    "ana@example.org:25",
    "ana@b@example.org",
    ".ana@example.org",
    "ana.@example.org",
    "a..b@example.org",
    "ana lima@example.org",
    "joão@example.org",
    '"a b"@example.org',
    "Ana <ana@example.org>",
    "ana@example.org, b@example.org",
    "ana@example.org\nBcc: b@example.org",
    `${"a".repeat(65)}@example.org`,
  ])("%j is refused", (address) => expect(isEmail(address)).toBe(false));

  test.each([
    "ana@example.org\u200B",
    "\u202Aana@example.org\u202C",
    " ana@exam\u00ADple.org\u000B",
  ])("%j is stored without what nobody sees", (typed) =>
    expect(cleanEmail(typed)).toBe("ana@example.org"),
  );

  test("is sent with its domain in ASCII letters", () => {
    expect(asciiEmail("a&b@maré.org.br")).toBe("a&b@xn--mar-dma.org.br");
    expect(asciiEmail("ana@example.org")).toBe("ana@example.org");
  });
});
