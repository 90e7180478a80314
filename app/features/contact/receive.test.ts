import { expect, test, vi } from "vitest";
import { log } from "#app/platform/log.ts";
import { goodMessage } from "#tests/support/contact.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import { refuseChanges } from "#tests/support/refuseChanges.ts";
import { receiveMessage } from "./receive.server.ts";

vi.hoisted(() => {
  vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:9");
  vi.stubEnv("MAIL_FROM", "site@example.org");
  vi.stubEnv("MAIL_TO", "staff@example.org");
  vi.stubEnv("CONTACT_GLOBAL_LIMIT", "2/1h");
});

setupTestDatabase();

test("only what is newly stored takes a place of the common limit", async () => {
  const message = { ...goodMessage, subject: "press" } as const;
  const receive = (idempotencyKey: string) =>
    receiveMessage(
      message,
      { lang: "pt", origin: "https://www.example.org", log },
      { idempotencyKey },
    );
  const accept = await refuseChanges("mail");
  for (const key of ["a", "b"]) await expect(receive(key)).rejects.toThrow("full");
  await accept();
  expect(await receive("a")).toEqual({ isStored: true, isNew: true });
  expect(await receive("a")).toEqual({ isStored: true, isNew: false });
  expect(await receive("b")).toEqual({ isStored: true, isNew: true });
  expect(await receive("c")).toEqual({ retryAfter: expect.any(Number) });
});
