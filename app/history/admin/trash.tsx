import { Form, Link, Outlet } from "react-router";
import { requestContext } from "#app/context.ts";
import { db } from "#app/db/connection.server.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import * as Trash from "#app/db/history/trash.repo.server.ts";
import { countTrashed } from "#app/features/storedFiles/storedFiles.repo.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import { errorResponse, failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { adminMeta } from "#app/head/adminMeta.ts";
import { counted, fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { pageLink, pagingOf } from "#app/paging.ts";
import { paths } from "#app/paths.ts";
import { AdminPage, EmptyList } from "#app/ui/AdminPage.tsx";
import { classes } from "#app/ui/classes.ts";
import { IconLink } from "#app/ui/IconLink.tsx";
import { Pagination } from "#app/ui/Pagination.tsx";
import rowList from "#app/ui/rowList.module.css";
import { recordIdOf } from "#app/validation/recordId.ts";
import { historyEntries } from "../historyEntry.server.ts";
import { restoreDeleted } from "../restore.server.ts";
import type { Route } from "./+types/trash.ts";
import styles from "./trash.module.css";

const pageSize = 30;
const dayMs = 24 * 60 * 60 * 1000;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const { page, pages, ...place } = pagingOf(url.searchParams, await Trash.count(), pageSize);
  const deletions = await Trash.findPage(place);
  const toEntry = historyEntries(lang);
  return {
    texts: pickTexts(lang, "adminHistory", "adminFiles"),
    files: await countTrashed(),
    days: Trash.trashDays,
    deletions: deletions.map((deletion) => ({
      ...toEntry(deletion),
      remaining: remainingDays(deletion.at),
    })),
    page,
    pages,
  };
}

function remainingDays(at: string): number {
  const passed = (Date.now() - Date.parse(at)) / dayMs;
  return Math.max(1, Math.ceil(Trash.trashDays - passed));
}

/** "Restaurar" of one deletion. */
export async function action({ request, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { t, lang } = info;
  const id = recordIdOf(String((await readFields(request)).get("revision") ?? ""));
  try {
    const deletion = id === undefined ? undefined : await Trash.findById(id);
    const result = deletion ? await restoreDeleted(deletion.id) : "missing";
    if (!deletion || result !== "restored") {
      const message = result === "invalid" ? "restore.failed.invalid" : "trash.gone";
      return errorResponse(409, t(`adminHistory.${message}`));
    }
    const { title } = historyEntries(lang)(deletion);
    const { kind, recordId } = deletion;
    const isSeen =
      kind === "files" || (await Drafts.findPublicVersion(db(), kind, recordId ?? 0)) > 0;
    const message = t(`adminHistory.trash.${isSeen ? "restored" : "restoredDraft"}`, { title });
    return await redirectWithFlash(paths.admin.trash, { type: "success", message });
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  adminMeta(matches, loaderData?.texts.adminHistory.trash.title ?? "");

/** /admin/lixeira: what was deleted, and can be brought back or erased for good. */
export default function TrashPage({ loaderData, actionData }: Route.ComponentProps) {
  const { days, deletions, files, page, pages } = loaderData;
  const { trash: texts } = useTexts("adminHistory");
  const { trash: ofFiles } = useTexts("adminFiles");
  const lang = useLang();
  return (
    <AdminPage title={texts.title} lead={fill(texts.lead, { days })}>
      <Outlet />
      <ActionFailure answer={actionData} />
      <div data-behind-dialog="" className={styles.list}>
        {files > 0 && (
          <p>
            <Link to={paths.admin.trashedFiles} className={rowList.title}>
              {counted(files, lang, ofFiles.countOne, ofFiles.count)}
            </Link>
          </p>
        )}
        {deletions.length === 0 && files === 0 && <EmptyList>{texts.empty}</EmptyList>}
        {deletions.length > 0 && (
          <ul className={rowList.list}>
            {deletions.map((deletion) => (
              <Deletion key={deletion.revision} deletion={deletion} />
            ))}
          </ul>
        )}
        <Pagination
          page={page}
          pages={pages}
          linkTo={(number) => pageLink(paths.admin.trash, new URLSearchParams(), number)}
        />
      </div>
    </AdminPage>
  );
}

type Deletion = Route.ComponentProps["loaderData"]["deletions"][number];

function Deletion({
  deletion: { revision, title, at, by, to, remaining },
}: {
  deletion: Deletion;
}) {
  const { trash: texts } = useTexts("adminHistory");
  const lang = useLang();
  return (
    <li className={classes(rowList.row, styles.deletion)}>
      <div className={rowList.words}>
        <Link to={to} className={rowList.title}>
          {title}
        </Link>
        <p>{fill(texts.deleted, { date: at, by })}</p>
        <p>{counted(remaining, lang, texts.remainingOne, texts.remaining)}</p>
      </div>
      <Form method="post" className={styles.actions} preventScrollReset>
        <input type="hidden" name="revision" value={revision} />
        <SaveButton
          look="outline"
          label={texts.restore}
          busyLabel={texts.restore}
          aria-label={fill(texts.restoreNamed, { title })}
          className={styles.restore}
        />
        <IconLink
          to={paths.admin.erase(revision)}
          icon="trash"
          label={fill(texts.eraseNamed, { title })}
          isDanger
          preventScrollReset
        />
      </Form>
    </li>
  );
}
