import { expect, test } from "vitest";
import { replyLink } from "./mailto.ts";

const quoted = {
  email: "ana+site@example.org",
  subject: "Re: Imprensa & rádio",
  introduction: "Ana escreveu em 20/11/2026:",
  message: "Olá?\r\nTudo bem & bom",
};

test("a reply goes to the sender alone, with the text quoted", () => {
  const link = replyLink(quoted);
  const { pathname, searchParams } = new URL(link);
  expect(decodeURIComponent(pathname)).toBe("ana+site@example.org");
  expect([...searchParams.keys()]).toEqual(["subject", "body"]);
  expect(searchParams.get("subject")).toBe("Re: Imprensa & rádio");
  expect(searchParams.get("body")).toBe(
    "\r\n\r\nAna escreveu em 20/11/2026:\r\n\r\n> Olá?\r\n> Tudo bem & bom\r\n",
  );
});

test("an address can not bring a recipient or a field of its own", () => {
  const link = replyLink({ ...quoted, email: "a@b.example?cc=x@y.example&bcc=z" });
  expect([...new URL(link).searchParams.keys()]).toEqual(["subject", "body"]);
});

test("a long text is cut, never in the middle of a letter", () => {
  const body = new URL(replyLink({ ...quoted, message: "🌊".repeat(5_000) })).searchParams.get(
    "body",
  );
  expect(body).toContain("🌊 [...]");
  expect(body).not.toContain("\uFFFD");
});
