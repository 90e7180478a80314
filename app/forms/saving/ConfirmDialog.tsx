import { useId } from "react";
import { Form } from "react-router";
import { CancelLink } from "#app/admin/dialog/CancelLink.tsx";
import { Dialog, DialogActions } from "#app/admin/dialog/Dialog.tsx";
import { useCloseTo } from "#app/admin/dialog/useCloseTo.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { ActionFailure } from "./ActionFailure.tsx";
import styles from "./ConfirmDialog.module.css";
import type { FormAnswer } from "./formAnswer.ts";
import { SaveButton } from "./SaveButton.tsx";

interface ConfirmDialogProps {
  /** "Tem certeza que deseja excluir?" by default (spec 2). */
  title?: string;
  text: string;
  /** What will be deleted. */
  name?: string | undefined;
  /** Where "Cancelar" leads: the page behind. */
  cancelTo: string;
  /** The action's answer, if it failed. */
  answer: FormAnswer | undefined;
}

/**
 * Asks before a deletion, at its own URL, whose action deletes. "Cancelar" is a link, the deletion a plain
 * submit: both work without JavaScript.
 */
export function ConfirmDialog({ title, text, name, cancelTo, answer }: ConfirmDialogProps) {
  const texts = useTexts("adminCommon");
  const close = useCloseTo(cancelTo);
  const textId = useId();
  return (
    <Dialog title={title ?? texts.confirm.title} size="small" onClose={close} describedBy={textId}>
      <div id={textId}>
        {name && <p className={styles.name}>{name}</p>}
        <p>{text}</p>
      </div>
      <ActionFailure answer={answer} />
      <Form method="post" replace preventScrollReset>
        <DialogActions>
          <CancelLink to={cancelTo} describedBy={textId} />
          <SaveButton look="danger" label={texts.delete} busyLabel={texts.deleting} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
