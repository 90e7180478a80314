import { type ReactNode, useId } from "react";
import { Form } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { CancelLink } from "#app/ui/dialog/CancelLink.tsx";
import { Dialog, DialogActions, useCloseTo } from "#app/ui/dialog/Dialog.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { ActionFailure } from "./ActionFailure.tsx";
import styles from "./ConfirmDialog.module.css";
import type { FormResponse } from "./formResponse.ts";
import { SaveButton } from "./SaveButton.tsx";

/** What a deletion means for something else, and for what. */
export interface Consequence {
  text: string;
  items: readonly { key: string; text: string }[];
}

interface ConfirmDialogProps {
  /** "Tem certeza que deseja excluir?" by default (spec 2). */
  title?: string;
  text: string;
  /** What will be deleted. */
  name?: string | undefined;
  /** What happens besides, each in a paragraph of its own. */
  consequences?: readonly Consequence[];
  /** The words of the button; "Excluir" by default. */
  confirm?: { label: string; busyLabel: string };
  /** What the form sends: what was asked about, where it may have changed meanwhile. */
  sent?: { name: string; value: string };
  /** Fields of the form, above its buttons. */
  children?: ReactNode;
  /** Where "Cancelar" leads: the page behind. */
  cancelTo: string;
  /** The action's answer, if it failed. */
  answer: FormResponse | undefined;
}

/**
 * Asks before a deletion or the like, at its own URL, whose action does it. "Cancelar" is a link, the other a
 * plain submit: both work without JavaScript.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, name, confirm, sent, children, cancelTo, answer } = props;
  const { consequences = [] } = props;
  const texts = useTexts("adminCommon");
  const close = useCloseTo(cancelTo);
  const textId = useId();
  return (
    <Dialog title={title ?? texts.confirm.title} size="small" onClose={close} describedBy={textId}>
      <div id={textId}>
        {name && <p className={styles.name}>{name}</p>}
        <p>{text}</p>
      </div>
      {consequences.map((consequence) => (
        <Consequences key={consequence.text} {...consequence} />
      ))}
      <ActionFailure answer={answer} />
      <Form method="post" replace preventScrollReset>
        {sent && <input type="hidden" {...sent} />}
        {children}
        <DialogActions>
          <CancelLink to={cancelTo} describedBy={textId} />
          <SaveButton
            look="danger"
            label={confirm?.label ?? texts.delete}
            busyLabel={confirm?.busyLabel ?? texts.deleting}
          />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** More lines than this are folded: the question stays in sight. */
const mostLines = 3;

function Consequences({ text, items }: Consequence) {
  const lines = items.length > 0 && (
    <ul>
      {items.map(({ key, text: line }) => (
        <li key={key}>{line}</li>
      ))}
    </ul>
  );
  if (items.length > mostLines) {
    return (
      <details className={styles.consequence}>
        <summary>
          <Icon name="chevron-down" className={styles.chevron} />
          {text}
        </summary>
        {lines}
      </details>
    );
  }
  return (
    <div className={styles.consequence}>
      <p>{text}</p>
      {lines}
    </div>
  );
}
