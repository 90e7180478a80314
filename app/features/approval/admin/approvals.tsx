import { data, Form } from "react-router";
import { requestContext } from "#app/context.ts";
import * as ProjectDrafts from "#app/features/projects/projectDrafts.repo.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import { errorResponse, failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { recordAt, recordIdAt } from "#app/forms/saving/recordAt.server.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { adminMeta } from "#app/head/adminMeta.ts";
import { dateTime } from "#app/i18n/dateTime.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { oneTimeValue } from "#app/staff/oneTimeValue.server.ts";
import { AdminPage } from "#app/ui/AdminPage.tsx";
import { CopyButton } from "#app/ui/CopyButton.tsx";
import { recordIdOf } from "#app/validation/recordId.ts";
import { z } from "#app/validation/zod.ts";
import * as Approvals from "../approval.repo.server.ts";
import type { Route } from "./+types/approvals.ts";
import styles from "./approvals.module.css";

/** For how many days a link can be used (contract 12: 14 by default). */
const terms = [3, 7, 14, 30];
const defaultTerm = 14;

const madeLink = oneTimeValue("approval", z.object({ url: z.string() }));

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const { project, draft } = await recordAt(params.id, ProjectDrafts.findToEdit);
  const { shown, headers } = await madeLink.read(request);
  const links = await Approvals.findAllByProject(project.id);
  const answers = await Approvals.findAnswers(project.id);
  return data(
    {
      id: project.id,
      name: project.name,
      hasDraft: draft !== undefined,
      made: shown?.url,
      links: links.map(({ createdAt, expiresAt, ...link }) => ({
        ...link,
        created: dateTime(createdAt, lang),
        expires: dateTime(expiresAt, lang),
      })),
      answers: answers.map(({ at, ...answer }) => ({ ...answer, at: dateTime(at, lang) })),
      texts: pickTexts(lang, "approval"),
    },
    { headers },
  );
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { t, origin } = info;
  const id = recordIdAt(params.id);
  const fields = await readFields(request);
  try {
    const revoked = recordIdOf(String(fields.get("link") ?? ""));
    if (revoked !== undefined) {
      const isRevoked = await Approvals.revoke(id, revoked);
      if (!isRevoked) return errorResponse(409, t("approval.admin.gone"));
      const message = t("approval.admin.revoked");
      return await redirectWithFlash(paths.admin.approvals(id), { type: "success", message });
    }
    const asked = Number(fields.get("days") ?? defaultTerm);
    const made = await Approvals.insert(id, terms.includes(asked) ? asked : defaultTerm);
    if (made === "missing") return errorResponse(409, t("approval.admin.noDraft"));
    if (made === "full") return errorResponse(409, t("approval.admin.tooManyLinks"));
    // The page after the redirect shows the link, once.
    const cookie = await madeLink.send({ url: origin + paths.approval(made.token) });
    const headers = { Location: paths.admin.approvals(id), "Set-Cookie": cookie };
    return new Response(null, { status: 303, headers });
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, loaderData?.texts.approval.admin.title ?? "");

/** /admin/projetos/{id}/aprovacao: links by which others see the draft and answer (contract 12). */
export default function ApprovalsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, hasDraft, made, links, answers } = loaderData;
  const { admin: texts } = useTexts("approval");
  const { copyLink } = useTexts("adminCommon");
  return (
    <AdminPage
      title={`${texts.title}: ${name}`}
      lead={texts.lead}
      back={{ to: paths.admin.project(id), label: texts.back }}
    >
      <ActionFailure answer={actionData} />
      {made && (
        <section className={styles.section} aria-labelledby="made-title" role="status">
          <h2 id="made-title">{texts.made}</h2>
          <p>{texts.madeText}</p>
          <code className={styles.address}>{made}</code>
          <CopyButton text={made} label={copyLink} />
        </section>
      )}
      {hasDraft ? <NewLink /> : <p>{texts.noDraft}</p>}
      <section className={styles.section} aria-labelledby="answers-title">
        <h2 id="answers-title">{texts.answers}</h2>
        {answers.length === 0 && <p>{texts.noAnswers}</p>}
        {answers.length > 0 && <AnswerList answers={answers} />}
      </section>
      {links.length > 0 && (
        <section className={styles.section} aria-labelledby="links-title">
          <h2 id="links-title">{texts.links}</h2>
          <LinkList links={links} />
        </section>
      )}
    </AdminPage>
  );
}

function NewLink() {
  const { admin: texts } = useTexts("approval");
  return (
    <Form method="post" className={styles.form}>
      <label>
        {texts.days}
        <select name="days" defaultValue={defaultTerm}>
          {terms.map((days) => (
            <option key={days} value={days}>
              {fill(texts.dayCount, { count: days })}
            </option>
          ))}
        </select>
      </label>
      <SaveButton label={texts.create} busyLabel={texts.creating} />
    </Form>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function AnswerList({ answers }: Pick<Loaded, "answers">) {
  const { admin: texts } = useTexts("approval");
  return (
    <ul className={styles.list}>
      {answers.map(({ id, decision, name, comment, at, isOutdated }) => (
        <li key={id}>
          <p className={styles.who}>
            {fill(decision === "approved" ? texts.approvedBy : texts.changesBy, { name, date: at })}
          </p>
          {comment && <p className={styles.comment}>{comment}</p>}
          {isOutdated && <p className={styles.quiet}>{texts.outdated}</p>}
        </li>
      ))}
    </ul>
  );
}

function LinkList({ links }: Pick<Loaded, "links">) {
  const { admin: texts } = useTexts("approval");
  return (
    <ul className={styles.list}>
      {links.map(({ id, createdByName, created, expires, isOver }) => (
        <li key={id} className={styles.link}>
          <div>
            <p>{fill(texts.by, { name: createdByName, date: created })}</p>
            <p className={styles.quiet}>
              {isOver ? texts.isOver : fill(texts.expires, { date: expires })}
            </p>
          </div>
          {!isOver && (
            <Form method="post" preventScrollReset>
              <SaveButton
                name="link"
                value={String(id)}
                look="outline"
                label={texts.revoke}
                busyLabel={texts.revoking}
                aria-label={fill(texts.revokeNamed, { date: created })}
              />
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
