import { randomUUID } from "node:crypto";
import { brand } from "#app/brand.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { config } from "#app/server/config.ts";
import { toMailFailure } from "./failure.ts";
import { deliver } from "./transport.server.ts";

/** How the test for one address ended. */
export interface TestResult {
  recipient: string;
  /** Why it failed, in the server's words; undefined when it was accepted. */
  reason: string | undefined;
}

/** Sends a test mail, past the outbox, to each address that gets messages, and waits for the answers. */
export function sendTestMails(): Promise<TestResult[]> {
  const recipients = [...new Set(Object.values(config().MAIL_TO ?? {}))];
  return Promise.all(recipients.map(sendTestMail));
}

async function sendTestMail(recipient: string): Promise<TestResult> {
  const { test } = pickTexts("pt", "adminMessages").adminMessages;
  const site = brand.shortName;
  const domain = config().MAIL_FROM?.split("@")[1];
  try {
    await deliver({
      recipient,
      replyTo: "",
      subject: fill(test.subject, { site }),
      text: fill(test.text, { site }),
      messageId: `<test-${randomUUID()}@${domain}>`,
    });
    return { recipient, reason: undefined };
  } catch (error) {
    return { recipient, reason: toMailFailure(error).reason };
  }
}
