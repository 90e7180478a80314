import type { RequestInfo } from "#app/context.ts";
import { dateTime } from "#app/i18n/dateTime.ts";
import * as Approvals from "./approval.repo.server.ts";

/** What the editor says of the last answer to a link; undefined where nobody has answered. */
export async function describeLastAnswer(
  projectId: number,
  { t, lang }: Pick<RequestInfo, "t" | "lang">,
): Promise<{ text: string; comment: string } | undefined> {
  const [last] = await Approvals.findAnswers(projectId);
  if (!last) return undefined;
  const told = { name: last.name, date: dateTime(last.at, lang) };
  const text =
    last.decision === "approved"
      ? t("approval.admin.approvedBy", told)
      : t("approval.admin.changesBy", told);
  const more = last.isOutdated ? ` (${t("approval.admin.outdated")})` : "";
  return { text: text + more, comment: last.comment };
}
