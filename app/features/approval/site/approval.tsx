import { data, Outlet, redirect } from "react-router";
import { brand } from "#app/brand.ts";
import { requestContext } from "#app/context.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { draftSchema } from "#app/features/projects/projects.schema.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { failureOf } from "#app/forms/saving/failureResponse.server.ts";
import { compareContents } from "#app/history/comparison.server.ts";
import { dateTime } from "#app/i18n/dateTime.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths, tokenParam } from "#app/sitePaths.ts";
import type { GonePage } from "#app/ui/errorKind.ts";
import { Section } from "#app/ui/Section.tsx";
import * as Approvals from "../approval.repo.server.ts";
import type { Route } from "./+types/approval.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import styles from "./approval.module.css";
import { ChangeList } from "./ChangeList.tsx";
import { receiveAnswer } from "./receiveAnswer.server.ts";

/** Marks the page shown after an answer. */
const answeredParam = "respondido";

/** @throws a 410 answer where the link is over */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { lang, t } = context.get(requestContext);
  const link = await Approvals.findOpen(url.searchParams.get(tokenParam) ?? "");
  if (!link) {
    const gone: GonePage = {
      title: t("approval.over.title"),
      text: t("approval.over.text"),
      more: { label: t("approval.over.home"), to: paths.home },
    };
    throw data({ others: [], gone }, { status: 410 });
  }
  const published = await Projects.findById(link.projectId);
  const draft = await Drafts.find("project", link.projectId);
  const inForm = (content: unknown) => draftSchema.safeParse(content).data;
  return {
    texts: pickTexts(lang, "approval", "validation"),
    asks: link.createdByName,
    until: dateTime(link.expiresAt, lang),
    saved: dateTime(link.updatedAt, lang),
    draftTag: link.draftTag,
    comparison:
      published &&
      (await compareContents("project", inForm(published), inForm(draft?.content), lang)),
    isAnswered: url.searchParams.has(answeredParam),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const token = url.searchParams.get(tokenParam) ?? "";
  try {
    const refused = await receiveAnswer(token, await readFields(request), info);
    if (refused) return refused;
    // Where the link has ended meanwhile, the page says so.
    return redirect(`${paths.approval(token)}&${answeredParam}#resposta`, 303);
  } catch (error) {
    const { status, message } = failureOf(error, info, info.t("api.serverError"));
    return data({ message, result: undefined }, status);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.texts.approval.title ?? ""} | ${brand.shortName}` },
  { name: "robots", content: "noindex, nofollow" },
];

/**
 * /aprovacao?codigo={token}: the page of a draft for somebody without an account, with what changed marked, and a
 * form for the answer (contract 12). No script runs in it.
 */
export default function Approval({ loaderData, actionData }: Route.ComponentProps) {
  const { asks, until, saved, draftTag, comparison, isAnswered } = loaderData;
  const texts = useTexts("approval");
  const asked = asks ? fill(texts.asked, { name: asks }) : texts.askedBySite;
  return (
    <>
      <Outlet />
      <Section tone="sand" labelledBy="mudancas" className={styles.section}>
        <h2 id="mudancas">{texts.changes.title}</h2>
        <ChangeList comparison={comparison} />
      </Section>
      <Section tone="light" labelledBy="resposta" className={styles.section}>
        <h2 id="resposta">{texts.answer.title}</h2>
        <p>{asked}</p>
        <p>{fill(texts.until, { date: until, saved })}</p>
        <AnswerForm draftTag={draftTag} answer={actionData} isAnswered={isAnswered} />
      </Section>
      <aside className={styles.bar} aria-label={texts.bar} data-tone="ink">
        <p>{asked}</p>
        <a href="#mudancas">{texts.toChanges}</a>
        <a href="#resposta">{texts.toAnswer}</a>
      </aside>
    </>
  );
}
