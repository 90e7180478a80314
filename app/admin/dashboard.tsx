import { Link } from "react-router";
import { requestContext } from "#app/context.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { toBy } from "#app/db/history/author.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import * as Approvals from "#app/features/approval/approval.repo.server.ts";
import { filterQuery } from "#app/features/contact/inbox/filter.ts";
import * as Inbox from "#app/features/contact/inbox/inbox.repo.server.ts";
import { findUndescribed } from "#app/features/media/description/undescribed.repo.server.ts";
import { findNotices } from "#app/features/operations/alerts.server.ts";
import * as Partners from "#app/features/partners/partners.repo.server.ts";
import { AgendaList, cancelField } from "#app/features/schedule/admin/AgendaList.tsx";
import { findAgenda } from "#app/features/schedule/agenda.server.ts";
import { recordPath } from "#app/features/schedule/recordPaths.ts";
import { countByState } from "#app/features/translations/listTexts.server.ts";
import { stateQuery } from "#app/features/translations/textStates.ts";
import { findShownPictures } from "#app/files/shownPaths.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { StoredImage } from "#app/forms/files/StoredImage.tsx";
import { readFields } from "#app/forms/readFields.server.ts";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import { failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { EntryList } from "#app/history/admin/EntryList.tsx";
import { describeRevisions } from "#app/history/historyEntry.server.ts";
import { historyLabels } from "#app/history/labels.server.ts";
import { ago } from "#app/i18n/ago.ts";
import { counted } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { AdminPage } from "#app/ui/AdminPage.tsx";
import { TroubleLine } from "#app/ui/TroubleLine.tsx";
import { recordIdOf } from "#app/validation/recordId.ts";
import type { Route } from "./+types/dashboard.ts";
import styles from "./dashboard.module.css";
import { handledField, WaitingAnswers } from "./WaitingAnswers.tsx";

/** So many of each are shown. */
const most = 10;
const newMessages = paths.admin.messages + filterQuery({ folder: "new", subject: "", words: "" });

export async function loader({ context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const { lang, t } = info;
  const { recordOf } = historyLabels(lang);
  const drafts = await Drafts.findAll(most);
  const waiting = await Approvals.findWaiting(most);
  const changes = await Revisions.findPage({ isChange: true, limit: most });
  const pictures = await findMissingAlts(recordOf);
  return {
    texts: pickTexts(lang, "adminDashboard", "adminHistory", "adminSchedule"),
    agenda: await findAgenda(info),
    drafts: drafts.map((draft) => {
      const { kind, recordId, title, updatedAt } = draft;
      const [when, name] = [ago(updatedAt, lang), toBy(draft)?.name];
      return {
        to: recordPath(kind, recordId),
        title: recordOf({ kind, id: recordId, title }),
        by: name ? t("adminDashboard.draftBy", { when, name }) : when,
      };
    }),
    answers: {
      count: waiting.count,
      shown: waiting.answers.map(({ at, title, projectId, ...answer }) => ({
        ...answer,
        projectId,
        when: ago(at, lang),
        title: recordOf({ kind: "project", id: projectId, title }),
      })),
    },
    notices: await findNotices(),
    missing: {
      english: await countByState(),
      names: await Partners.countNameless(),
      pictures,
    },
    shownPaths: await findShownPictures(pictures.some.map(({ path }) => path)),
    messages: await Inbox.countWaiting(),
    changes: await describeRevisions(changes, lang),
  };
}

/** Pictures without an alternative text, each with the record that shows it and the screen that mends it. */
async function findMissingAlts(recordOf: ReturnType<typeof historyLabels>["recordOf"]) {
  const { count, pictures } = await findUndescribed(most);
  return {
    count,
    some: pictures.map(({ path, project }) => ({
      path,
      title: project
        ? recordOf({ kind: "project", id: project.id, title: project.name })
        : recordOf({ kind: "banner", id: null, title: "" }),
    })),
  };
}

/** Cancels something that is scheduled, or takes an answer off what waits. */
export async function action({ request, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  try {
    const fields = await readFields(request);
    const answer = recordIdOf(String(fields.get(handledField) ?? ""));
    if (answer !== undefined) {
      const isHandled = await Approvals.markHandled(answer);
      return await redirectWithFlash(paths.admin.dashboard, {
        type: isHandled ? "success" : "error",
        message: info.t(`adminDashboard.answers.${isHandled ? "done" : "gone"}`),
      });
    }
    const id = recordIdOf(String(fields.get(cancelField) ?? ""));
    const isCancelled = id !== undefined && (await Schedule.deleteById(id)) !== undefined;
    return await redirectWithFlash(paths.admin.dashboard, {
      type: isCancelled ? "success" : "error",
      message: info.t(isCancelled ? "adminSchedule.cancelled" : "adminSchedule.gone"),
    });
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, loaderData?.texts.adminDashboard.title ?? "");

/**
 * /admin/dashboard, "Painel" (contract 12): what will happen by itself, what waits for somebody, what is missing, and
 * what has changed.
 */
export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { agenda, answers, drafts, notices, messages, missing, changes } = loaderData;
  const texts = useTexts("adminDashboard");
  const schedule = useTexts("adminSchedule");
  const lang = useLang();
  return (
    <AdminPage title={texts.title} lead={texts.lead} isWide>
      <ActionFailure answer={actionData} />
      {notices.map((name) => (
        <TroubleLine key={name} text={texts.alerts[name]} />
      ))}
      <div className={styles.board}>
        <div className={styles.group}>
          <section aria-labelledby="agenda" className={styles.section}>
            <h2 id="agenda">{schedule.title}</h2>
            <p>{schedule.lead}</p>
            <AgendaList entries={agenda} action={paths.admin.dashboard} />
          </section>
          <section aria-labelledby="rascunhos" className={styles.section}>
            <h2 id="rascunhos">{texts.drafts}</h2>
            {drafts.length === 0 ? (
              <p>{texts.noDrafts}</p>
            ) : (
              <ul className={styles.lines}>
                {drafts.map(({ to, title, by }) => (
                  <li key={to}>
                    <Link to={to}>{title}</Link> <small>{by}</small>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <section aria-labelledby="respostas" className={styles.section}>
            <h2 id="respostas">{texts.answers.title}</h2>
            <WaitingAnswers count={answers.count} answers={answers.shown} />
          </section>
          <section aria-labelledby="mensagens" className={styles.section}>
            <h2 id="mensagens">{texts.messages}</h2>
            <p>
              {messages > 0 ? (
                <Link to={newMessages}>
                  {counted(messages, lang, texts.newMessageOne, texts.newMessages)}
                </Link>
              ) : (
                texts.noNewMessages
              )}
            </p>
          </section>
        </div>
        <div className={styles.group}>
          <section aria-labelledby="faltas" className={styles.section}>
            <h2 id="faltas">{texts.missing.title}</h2>
            <MissingEnglish counts={missing.english} />
            <MissingNames count={missing.names} />
            <MissingAlts {...missing.pictures} />
          </section>
        </div>
        <div className={styles.group}>
          <section aria-labelledby="mudancas" className={styles.section}>
            <h2 id="mudancas">{texts.changes}</h2>
            {changes.length > 0 ? <EntryList entries={changes} /> : <p>{texts.noChanges}</p>}
            <p>
              <Link to={paths.admin.history}>{texts.allChanges}</Link>
            </p>
          </section>
        </div>
      </div>
    </AdminPage>
  );
}

/** The texts that English readers get in Portuguese, or in words that no longer fit. */
function MissingEnglish({ counts }: { counts: Record<"missing" | "outdated", number> }) {
  const { missing: texts } = useTexts("adminDashboard");
  const lang = useLang();
  const states = (["missing", "outdated"] as const).filter((state) => counts[state] > 0);
  if (states.length === 0) return <p>{texts.noEnglish}</p>;
  return (
    <ul className={styles.lines}>
      {states.map((state) => (
        <li key={state}>
          <Link to={`${paths.admin.translations}?${stateQuery(state)}`}>
            {counted(counts[state], lang, texts[`${state}One`], texts[state])}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Partners of whom those who do not see the logo learn nothing. */
function MissingNames({ count }: { count: number }) {
  const { missing: texts } = useTexts("adminDashboard");
  const lang = useLang();
  if (count === 0) return <p>{texts.noNames}</p>;
  return (
    <p>
      <Link to={paths.admin.partners}>{counted(count, lang, texts.namesOne, texts.names)}</Link>
    </p>
  );
}

interface MissingAltsProps {
  count: number;
  /** The newest of them. */
  some: { path: string; title: string }[];
}

function MissingAlts({ count, some }: MissingAltsProps) {
  const { missing: texts } = useTexts("adminDashboard");
  const lang = useLang();
  if (count === 0) return <p>{texts.noAlts}</p>;
  return (
    <>
      <h3>{counted(count, lang, texts.altsOne, texts.alts)}</h3>
      <ul className={styles.pictures}>
        {some.map(({ path, title }) => (
          <li key={path}>
            <Link to={paths.admin.file(path)}>
              <StoredImage path={path} alt="" />
              <span>
                {texts.describe} <small>{title}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
