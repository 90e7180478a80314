import { Form, Link } from "react-router";
import { requestContext } from "#app/context.ts";
import { isOrderedKind } from "#app/db/history/listOrder.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import { errorResponse, failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { recordAt } from "#app/forms/saving/recordAt.server.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { adminMeta } from "#app/head/adminMeta.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { AdminPage } from "#app/ui/AdminPage.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { compareContents } from "../comparison.server.ts";
import { historyEntries } from "../historyEntry.server.ts";
import { planRestore, restoreRevision, wasOnlyDraft } from "../restore.server.ts";
import type { Route } from "./+types/restore.ts";
import { DifferenceTable } from "./DifferenceTable.tsx";
import styles from "./restore.module.css";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const revision = await recordAt(params.revision, Revisions.findById);
  const { title, at, to } = historyEntries(lang)(revision);
  return {
    texts: pickTexts(lang, "adminHistory"),
    title,
    at,
    back: to,
    choices: `${to}&com=agora`,
    ...(await describe(revision, fieldsIn(url), lang)),
  };
}

/** What a restore would do, in the words of the page. */
async function describe(
  revision: Revisions.CompleteRevision,
  fields: string[] | undefined,
  lang: Lang,
) {
  const nothing = { comparison: { differences: [], fileNames: {}, shownPaths: {} }, filesGone: 0 };
  if (revision.isPublic === null) return { effect: "order" as const, ...nothing };
  if (await wasOnlyDraft(revision)) return { effect: "draft" as const, ...nothing };
  const plan = await planRestore(revision, fields);
  // The action says why it cannot be done.
  if (typeof plan === "string") return { effect: plan, ...nothing };
  const last = await Revisions.findLastState(revision.kind, revision.recordId);
  const effects = {
    true: "whole",
    false: last?.action === "deleted" ? "deleted" : "hidden",
  } as const;
  return {
    effect: fields ? ("fields" as const) : effects[`${plan.current !== undefined}`],
    comparison: await compareContents(revision.kind, plan.current, plan.value, lang),
    filesGone: plan.gone.length,
  };
}

/** The fields in the address; undefined for the whole record. */
function fieldsIn({ searchParams }: URL): string[] | undefined {
  return searchParams.has("campo") ? searchParams.getAll("campo") : undefined;
}

export async function action({ params, url, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { t, lang } = info;
  const revision = await recordAt(params.revision, Revisions.findById);
  try {
    const fields = fieldsIn(url);
    const result = await restoreRevision(revision, fields);
    if (result !== "restored") {
      return errorResponse(409, t(`adminHistory.restore.failed.${result}`));
    }
    const { title, at } = historyEntries(lang)(revision);
    return await redirectWithFlash(placeOf(revision), {
      type: "success",
      message: t(`adminHistory.restore.${fields ? "fieldsDone" : "done"}`, { title, date: at }),
    });
  } catch (error) {
    return failureResponse(error, info);
  }
}

/** The versions of the record, of which the newest is the one just restored. */
function placeOf({ kind, recordId, shownIn, isPublic }: Revisions.Revision): string {
  const place = shownIn ?? { kind, id: recordId };
  const isList = isPublic === null && isOrderedKind(kind);
  return paths.admin.recordHistory(place.kind, isList ? null : place.id);
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  adminMeta(matches, loaderData ? headingOf(loaderData) : "");

function headingOf({ texts, effect, at }: Route.ComponentProps["loaderData"]): string {
  const { title, fieldsTitle } = texts.adminHistory.restore;
  return fill(effect === "fields" ? fieldsTitle : title, { date: at });
}

/** /admin/historico/restaurar/{revision}: says what will change, and asks. */
export default function RestorePage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, back, choices, effect, comparison, filesGone } = loaderData;
  const { restore: texts } = useTexts("adminHistory");
  const { cancel } = useTexts("adminCommon");
  const isPossible = effect !== "missing" && effect !== "invalid";
  const isSame = effect !== "order" && effect !== "draft" && comparison.differences.length === 0;
  return (
    <AdminPage title={headingOf(loaderData)} back={{ to: back, label: title }}>
      <ActionFailure answer={actionData} />
      {isPossible ? (
        <div className={styles.words}>
          <p>{effect === "fields" ? texts.fields : texts[effect]}</p>
          {effect === "whole" && comparison.differences.length > 1 && (
            <p>
              {texts.wholeFields} <Link to={choices}>{texts.chooseFields}</Link>
            </p>
          )}
          <p>{texts.kept}</p>
          {filesGone > 0 && <p>{fill(texts.filesGone, { count: filesGone })}</p>}
        </div>
      ) : (
        <p className={styles.words}>{texts.failed[effect]}</p>
      )}
      {isPossible && comparison.differences.length > 0 && (
        <>
          <h2 className={styles.heading}>{texts.changes}</h2>
          <DifferenceTable
            isHeaded
            comparison={comparison}
            headings={[texts.sides.now, texts.sides.after]}
          />
        </>
      )}
      {isPossible && isSame && <p className={styles.words}>{texts.nothing}</p>}
      <Form method="post" replace className={styles.actions}>
        {isPossible && !isSame && <SaveButton label={texts.confirm} busyLabel={texts.busy} />}
        <ButtonLink to={back} look="outline">
          {cancel}
        </ButtonLink>
      </Form>
    </AdminPage>
  );
}
