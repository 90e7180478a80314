import { randomUUID } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { brand } from "#app/brand.ts";
import type { RequestInfo } from "#app/context.ts";
import type { OutgoingMail } from "#app/features/contact/mail/transport.server.ts";
import * as ProjectDrafts from "#app/features/projects/projectDrafts.repo.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { paths } from "#app/paths.ts";
import { newWork } from "#app/platform/backgroundWork.ts";
import { config } from "#app/platform/config.ts";
import { EventLimit, isRefused } from "#app/platform/limits/eventLimit.ts";
import { perClient, withRateLimits } from "#app/platform/limits/rateLimits.ts";
import { markBidiControls } from "#app/text/characters.ts";
import { translateErrors } from "#app/validation/fieldErrors.ts";
import * as Approvals from "../approval.repo.server.ts";
import { type ApprovalAnswer, answerSchema } from "../approval.schema.ts";

/** Nobody answers more often by hand. */
const limit = new EventLimit({ name: "approval", count: 20, windowMs: 10 * 60_000 });

/**
 * Stores the answer of a link's holder, and mails it to who made the link.
 *
 * @returns the answer to a refused form; undefined when it was stored, or the link has ended
 */
export async function receiveAnswer(token: string, fields: FormData, info: RequestInfo) {
  const { t, clientAddress, origin } = info;
  const typed = parseWithZod(fields, { schema: answerSchema });
  const reply = typed.reply();
  const refuse = (status: number, message?: string, headers: Record<string, string> = {}) => {
    const error = translateErrors(reply.error ?? {}, t);
    const result = { ...reply, status: "error" as const, error };
    return data({ message, result }, { status, headers });
  };
  const gates = [{ limit, keyOf: perClient, counts: () => true }];
  const outcome = await withRateLimits(gates, clientAddress, async () => {
    if (typed.status !== "success") return { is: "invalid" as const };
    const link = await Approvals.findOpen(token);
    const draft = link && (await ProjectDrafts.find(link.projectId));
    if (!link || !draft) return { is: "over" as const };
    const about = { projectId: link.projectId, title: draft.content.name, origin };
    const mailTo = (recipient: string) => compose(recipient, typed.value, about);
    return { is: (await Approvals.answer(token, typed.value, mailTo)) ?? ("over" as const) };
  });
  if (isRefused(outcome)) {
    return refuse(429, t("approval.answer.tooMany"), { "Retry-After": String(outcome.retryAfter) });
  }
  if (outcome.is === "invalid") return refuse(400);
  if (outcome.is === "full") return refuse(409, t("approval.answer.full"));
  newWork.emit("mail");
  return undefined;
}

/** @returns undefined where no mail server is set up: the answer then only stands in the editor */
function compose(
  recipient: string,
  { decision, name, comment }: ApprovalAnswer,
  { projectId, title, origin }: { projectId: number; title: string; origin: string },
): OutgoingMail | undefined {
  const { SMTP_URL, MAIL_FROM } = config();
  if (!SMTP_URL || !MAIL_FROM) return undefined;
  // Staff mail is in Portuguese.
  const { mail, answer } = pickTexts("pt", "approval").approval;
  const isApproved = decision === "approved";
  const subject = isApproved ? mail.approvedSubject : mail.changesSubject;
  return {
    recipient,
    replyTo: "",
    subject: fill(subject, { site: brand.shortName, title }),
    text: fill(mail.text, {
      name: markBidiControls(name),
      title,
      decision: isApproved ? answer.approved : answer.changes,
      comment: markBidiControls(comment),
      link: origin + paths.admin.approvals(projectId),
    }),
    messageId: `<approval-${randomUUID()}@${MAIL_FROM.split("@")[1]}>`,
  };
}
