import type { ReactNode } from "react";
import { requestContext } from "#app/context.ts";
import { trashDays } from "#app/db/history/trash.repo.server.ts";
import * as Media from "#app/files/media.repo.server.ts";
import * as Sweep from "#app/files/sweep/sweep.repo.server.ts";
import { removeErased } from "#app/files/sweep/sweep.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { ConfirmDialog } from "#app/forms/saving/ConfirmDialog.tsx";
import { failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Dialog, DialogActions, useCloseTo } from "#app/ui/dialog/Dialog.tsx";
import { trashAction } from "../choice.ts";
import { findFileAt, findListed, nameOf } from "../listFiles.server.ts";
import * as StoredFiles from "../storedFiles.repo.server.ts";
import { findUsesInWords } from "../usesInWords.server.ts";
import type { Route } from "./+types/deleteFile.ts";
import styles from "./FileCard.module.css";
import { UseLinks } from "./UsedIn.tsx";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const file = await findFileAt(params);
  return {
    name: nameOf(file),
    isInTrash: file.deletedAt !== "",
    uses: await findUsesInWords([file.path], lang),
    /** What keeps it although nothing uses it. */
    retainedFor: (await Sweep.findRetained([file.id])).get(file.id),
    days: trashDays,
    list: `${paths.admin.library}${url.search}`,
  };
}

/** Moves a file to the trash, brings it back, or erases it for good: only what nothing uses. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { trash: texts } = pickTexts(info.lang, "adminFiles").adminFiles;
  const list = `${paths.admin.library}${url.search}`;
  try {
    const wanted = (await readFields(request)).get(trashAction.name);
    const file = await findListed(params);
    if (!file) {
      const message = info.t("adminCommon.notFound");
      return await redirectWithFlash(list, { type: "error", message });
    }
    const { path } = file;
    const name = nameOf(file);
    if (wanted === trashAction.restore) {
      await StoredFiles.takeOutOfTrash(path);
      const message = fill(texts.restored, { name });
      return await redirectWithFlash(list, { type: "success", message });
    }
    if (wanted === trashAction.delete) {
      // Pressed twice, or a colleague was faster: what was wanted is so.
      const isDeleted = file.deletedAt !== "" || (await StoredFiles.moveToTrash(file.id));
      const message = fill(isDeleted ? texts.deleted : texts.used, { name });
      const type = isDeleted ? "success" : "error";
      return await redirectWithFlash(list, { type, message }, isDeleted ? { file: path } : {});
    }
    if (wanted !== trashAction.erase || file.deletedAt === "") {
      const message = fill(texts.notInTrash, { name });
      return await redirectWithFlash(list, { type: "info", message });
    }
    await removeErased([path]);
    const isGone = (await Media.findByPath(path)) === undefined;
    const message = fill(isGone ? texts.erased : texts.kept, { name });
    return await redirectWithFlash(list, { type: isGone ? "success" : "error", message });
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

/** /admin/acervo/{folder}/{name}/excluir: asks before a file is deleted, or says why it cannot be. */
export default function DeleteFile({ loaderData, actionData }: Route.ComponentProps) {
  const { name, isInTrash, uses, retainedFor, days, list } = loaderData;
  const { trash: texts } = useTexts("adminFiles");
  if (uses.length > 0) {
    return (
      <Refusal title={texts.usedTitle} text={fill(texts.used, { name })} list={list}>
        <div className={styles.uses}>
          <UseLinks uses={uses} />
        </div>
      </Refusal>
    );
  }
  if (isInTrash && retainedFor) {
    return <Refusal title={texts.keptTitle} text={fill(texts.kept, { name })} list={list} />;
  }
  const ask = isInTrash
    ? { title: texts.eraseTitle, text: texts.eraseText }
    : { text: fill(texts.deleteText, { days }) };
  return (
    <ConfirmDialog
      {...ask}
      name={name}
      {...(isInTrash && { confirm: { label: texts.erase, busyLabel: texts.erasing } })}
      consequences={!isInTrash && retainedFor ? [{ text: texts.retained, items: [] }] : []}
      sent={{
        name: trashAction.name,
        value: isInTrash ? trashAction.erase : trashAction.delete,
      }}
      cancelTo={list}
      answer={actionData}
    />
  );
}

interface RefusalProps {
  title: string;
  text: string;
  /** The page behind. */
  list: string;
  children?: ReactNode;
}

function Refusal({ title, text, list, children }: RefusalProps) {
  const { trash: texts } = useTexts("adminFiles");
  return (
    <Dialog title={title} size="small" onClose={useCloseTo(list)}>
      <p>{text}</p>
      {children}
      <DialogActions>
        <ButtonLink to={list} look="outline" preventScrollReset>
          {texts.back}
        </ButtonLink>
      </DialogActions>
    </Dialog>
  );
}
