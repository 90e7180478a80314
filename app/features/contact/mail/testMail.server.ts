import { randomUUID } from "node:crypto";
import { brand } from "#app/brand.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { config } from "#app/platform/config.ts";
import { toMailFailure } from "./failure.ts";
import { deliver } from "./transport.server.ts";

/** The result of the test for one address. */
export interface TestResult {
  recipient: string;
  /** Why it failed, in the server's words; undefined when it was accepted. */
  reason: string | undefined;
}

/**
 * Sends a test mail, bypassing the outbox, to each address that receives messages, and waits for the
 * results.
 */
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
