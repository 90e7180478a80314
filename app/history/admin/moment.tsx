import { Form, redirect } from "react-router";
import { type PastRecord, type RequestInfo, requestContext } from "#app/context.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import { errorResponse, failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { adminMeta } from "#app/head/adminMeta.ts";
import { dateTime } from "#app/i18n/dateTime.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { AdminPage } from "#app/ui/AdminPage.tsx";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { instantInRecife } from "#app/validation/moment.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import { versionParameter } from "../historyEntry.server.ts";
import { historyLabels } from "../labels.server.ts";
import { type Moment, momentCookie, momentIn } from "../pastMoment.server.ts";
import { compareSite, restoreSite } from "../restoreSite.server.ts";
import type { Route } from "./+types/moment.ts";
import { MomentForm } from "./MomentForm.tsx";
import styles from "./moment.module.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const moment = momentIn(request.headers.get("Cookie"));
  return {
    texts: pickTexts(lang, "adminHistory"),
    walk: moment && { at: dateTime(moment.at, lang), items: await findItems(moment, lang) },
  };
}

/** Everything that is different today, in the order in which it would return. */
async function findItems({ version }: Moment, lang: RequestInfo["lang"]) {
  const { recordOf } = historyLabels(lang);
  const { changed, created, reordered } = await compareSite(version);
  return [
    ...changed.map((one) => ({
      key: `${one.revision}`,
      title: recordOf(one),
      state: one.isGone ? ("gone" as const) : ("different" as const),
      to: paths.admin.restore(one.revision),
      fields: one.isGone ? undefined : versionPath(one),
    })),
    ...reordered.map((kind) => ({
      key: kind,
      title: recordOf({ kind, id: null, title: "" }),
      state: "order" as const,
      ...{ to: undefined, fields: undefined },
    })),
    ...created.map((one) => ({
      key: `${one.kind} ${one.id}`,
      title: recordOf(one),
      state: "created" as const,
      ...{ to: undefined, fields: undefined },
    })),
  ];
}

/** A version beside what is public now, with a way back for each of its fields. */
function versionPath({ revision, kind, id }: PastRecord): string {
  const query = new URLSearchParams({ [versionParameter]: String(revision), com: "agora" });
  return `${paths.admin.recordHistory(kind, id)}?${query}`;
}

/** Enters a moment (of a revision, or by date and time), leaves it, or brings the whole site back to it. */
export async function action({ request, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { t, lang } = info;
  const fields = await readFields(request);
  const intent = fields.get("intent");
  try {
    if (intent === "leave") {
      const back = String(fields.get("back") ?? "");
      return redirect(isScreen.test(back) ? back : pageBehind(back), {
        status: 303,
        headers: { "Set-Cookie": momentCookie(undefined) },
      });
    }
    if (intent === "restore") {
      const moment = momentIn(request.headers.get("Cookie"));
      if (!moment) return redirect(paths.admin.moment, 303);
      const count = await restoreSite(moment.version);
      const date = dateTime(moment.at, lang);
      const key = count > 0 ? "partly" : "restored";
      return await redirectWithFlash(paths.admin.moment, {
        type: count > 0 ? "warning" : "success",
        message: t(`adminHistory.past.${key}`, { date, count }),
      });
    }
    const moment = await findMoment(fields, info);
    if (typeof moment === "string") return errorResponse(400, moment);
    const headers = { "Set-Cookie": momentCookie(moment) };
    return redirect(pageBehind(String(fields.get("back") ?? "")), { status: 303, headers });
  } catch (error) {
    return failureResponse(error, info);
  }
}

/** @returns the message where no moment was named, or none that has a history */
async function findMoment(fields: FormData, { t, lang }: RequestInfo): Promise<Moment | string> {
  const id = recordIdOf(String(fields.get("revision") ?? ""));
  const revision = id === undefined ? undefined : await Revisions.findById(id);
  if (revision) return { version: revision.contentVersion, at: revision.at };
  // The end of the minute.
  const at = instantInRecife(String(fields.get("when") ?? ""), "59.999");
  if (at === undefined) return t("adminHistory.past.invalid");
  const version = await Revisions.findVersionAt(at);
  if (version !== undefined) return { version, at };
  const first = await Revisions.findFirstInstant();
  return first === undefined
    ? t("adminHistory.past.noneYet")
    : t("adminHistory.past.none", { date: dateTime(first, lang) });
}

/** A screen of the back office, which shows today in any case. */
const isScreen = /^\/admin\/(?!.*\.\.)[\w/.-]+$/;

/** A public page of this site; the home page by default. */
function pageBehind(back: string): string {
  return /^\/(?!\/|admin\b|api\/)[\w/%.-]*$/.test(back) ? back : paths.home;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  adminMeta(matches, loaderData?.texts.adminHistory.past.title ?? "");

/** /admin/historico/momento: the choice of a moment, and what was different then. */
export default function MomentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { walk } = loaderData;
  const { past: texts, record: recordTexts } = useTexts("adminHistory");
  return (
    <AdminPage
      title={walk ? fill(texts.as, { date: walk.at }) : texts.title}
      lead={walk ? fill(texts.seen, { date: walk.at }) : texts.lead}
      back={{ to: paths.admin.history, label: recordTexts.back }}
    >
      <ActionFailure answer={actionData as FormResponse | undefined} />
      {walk ? <Walk items={walk.items} /> : <MomentForm />}
    </AdminPage>
  );
}

type Item = NonNullable<Route.ComponentProps["loaderData"]["walk"]>["items"][number];

/** While a moment is chosen: what is different today, and the ways back. */
function Walk({ items }: { items: readonly Item[] }) {
  const { past: texts } = useTexts("adminHistory");
  return (
    <>
      <Form method="post" reloadDocument className={styles.actions}>
        <input type="hidden" name="back" value={paths.home} />
        <a href={paths.home} className={styles.open}>
          {texts.open}
        </a>
        <Button type="submit" look="outline" name="intent" value="leave">
          {texts.leave}
        </Button>
      </Form>
      <h2 className={styles.heading}>{texts.list}</h2>
      {items.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <>
          <ul className={styles.items}>
            {items.map(({ key, title, state, to, fields }) => (
              <li key={key}>
                <span>
                  <strong>{title}</strong> <small>{texts[state]}</small>
                </span>
                {fields && (
                  <ButtonLink to={fields} look="quiet">
                    {texts.chooseFields}
                    <span className="visually-hidden">: {title}</span>
                  </ButtonLink>
                )}
                {to && (
                  <ButtonLink to={to} look="quiet">
                    {fields ? texts.bringBackWhole : texts.bringBack}
                    <span className="visually-hidden">: {title}</span>
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
          <Form method="post" className={styles.whole}>
            <input type="hidden" name="intent" value="restore" />
            <p>{texts.wholeText}</p>
            <SaveButton look="danger" label={texts.whole} busyLabel={texts.restoring} />
          </Form>
        </>
      )}
    </>
  );
}
