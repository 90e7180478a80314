import type { SubmissionResult } from "@conform-to/react";
import { type FormEvent, type ReactNode, useCallback, useRef, useState } from "react";
import { Form } from "react-router";
import { classes } from "#app/ui/classes.ts";
import { heldMark } from "../files/heldMark.ts";
import { reveal } from "../reveal.ts";
import { useFocusFromAddress } from "../useFocusFromAddress.ts";
import { useLastResult } from "../useLastResult.ts";
import styles from "./AdminForm.module.css";
import { changesRows, isIntent } from "./changesRows.ts";
import { FormActivityContext } from "./formActivity.ts";
import type { FormAnswer } from "./formAnswer.ts";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { SaveNotice } from "./SaveNotice.tsx";
import { sentText } from "./sentText.ts";
import { useActivity } from "./useActivity.ts";
import { useLeaveGuard } from "./useLeaveGuard.ts";
import { useOpenedForm } from "./useOpenedForm.tsx";
import { useSubmitLock } from "./useSubmitLock.ts";

interface AdminFormProps {
  id: string;
  /** The version of the record that the edit is based on; absent for a new record. */
  version?: number | undefined;
  /** Where a record's version may rise without its content: `contentMark` of the latter. */
  openedWith?: string | undefined;
  /**
   * For a new record: identifies this opened form, so that it creates one record however often it is sent.
   */
  idempotencyKey?: string | undefined;
  /** The action's answer, if it did not save. */
  answer: FormAnswer | undefined;
  /** A kept form, restored by `restoreForm`. */
  restored?: SubmissionResult<string[]> | undefined;
  /** Labels of the fields, for the comparison after a conflict. */
  labelOf?: (name: string) => string | undefined;
  /** Conform's handler, where the form uses one. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A form of the back office. It posts with files, shows why it was not saved, offers both versions in a
 * conflict, and asks before unsaved changes are lost; while saving it accepts no input. Works without
 * JavaScript.
 */
export function AdminForm({
  id,
  version,
  openedWith,
  idempotencyKey,
  answer,
  restored,
  labelOf,
  onSubmit,
  className,
  children,
}: AdminFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // The version that the typed text was compared with, else the one submitted with it. A revalidation does
  // not change what the text on the screen is based on; nor does an answer without a version (an expired
  // session or a lost connection).
  const told = answer?.conflict?.version ?? sentText("version", answer?.result);
  const [basedOn, setBasedOn] = useState(told ?? sentText("version", restored) ?? version);
  if (told !== undefined && told !== basedOn) setBasedOn(told);
  const result = useLastResult(answer, restored);
  const [opened] = useState(sentText("openedWith", result) ?? openedWith);
  const { hiddenFields, countAttempt } = useOpenedForm(idempotencyKey, result);
  // What the server returned unsaved may have been sent before the script ran.
  const [hasChanges, setHasChanges] = useState(Boolean(restored ?? answer?.result));
  const change = useCallback(() => setHasChanges(true), []);
  const { blocker, letSubmitPass } = useLeaveGuard(hasChanges);
  const lock = useSubmitLock(form, [answer, version]);
  useFocusFromAddress();
  const { activity, hold } = useActivity(change);

  return (
    <FormActivityContext value={activity}>
      <Form
        ref={form}
        id={id}
        method="post"
        encType="multipart/form-data"
        noValidate
        className={classes(styles.form, className)}
        onInput={change}
        onSubmit={(event) => {
          if (!isIntent(event.nativeEvent as SubmitEvent) && hold()) {
            event.preventDefault();
            // After the message has been rendered, and after the first invalid field took the focus.
            setTimeout(() => reveal(form.current?.querySelector(`[${heldMark}]`) ?? null));
            return;
          }
          onSubmit?.(event);
          if (event.defaultPrevented) {
            if (changesRows(event.nativeEvent as SubmitEvent)) change();
            return;
          }
          countAttempt();
          letSubmitPass();
          lock();
        }}
      >
        <SaveNotice
          formId={id}
          answer={answer}
          isRestored={restored !== undefined}
          labelOf={labelOf}
        />
        {basedOn !== undefined && <input type="hidden" name="version" value={basedOn} />}
        {opened && <input type="hidden" name="openedWith" value={opened} />}
        {hiddenFields}
        {children}
      </Form>
      <LeaveDialog blocker={blocker} />
    </FormActivityContext>
  );
}
