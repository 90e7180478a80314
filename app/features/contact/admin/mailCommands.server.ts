import { data } from "react-router";
import type { RequestInfo } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { paths } from "#app/paths.ts";
import { newWork } from "#app/platform/backgroundWork.ts";
import * as Mails from "../mail/mail.repo.server.ts";
import { sendTestMails } from "../mail/testMail.server.ts";
import { isMailSetUp } from "../mail/transport.server.ts";

/**
 * Runs the command of a mail button, and redirects to the inbox with a notice of the result.
 *
 * @param form `command`: "retry" or "test"
 * @throws a 400 answer for any other command
 */
export async function runMailCommand(form: FormData, { t }: RequestInfo): Promise<Response> {
  const { messages } = paths.admin;
  const command = form.get("command");
  if (command !== "retry" && command !== "test") throw data(null, 400);
  if (!isMailSetUp()) {
    return redirectWithFlash(messages, {
      type: "error",
      message: t("adminMessages.test.notSetUp"),
    });
  }
  if (command === "retry") {
    await Mails.retryAll();
    newWork.emit("mail");
    return redirectWithFlash(messages, {
      type: "info",
      message: t("adminMessages.done.retried"),
    });
  }
  const results = await sendTestMails();
  const type = results.some(({ reason }) => reason !== undefined) ? "error" : "success";
  const lines = results.map(({ recipient, reason }) =>
    reason === undefined
      ? t("adminMessages.done.testSent", { recipient })
      : t("adminMessages.done.testFailed", { recipient, reason }),
  );
  return redirectWithFlash(messages, { type, message: lines.join(" ") });
}
