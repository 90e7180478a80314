import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { Form, useLocation } from "react-router";
import { classes } from "#app/ui/classes.ts";
import { opensElsewhere } from "#app/ui/opensElsewhere.ts";
import { reveal, targetOf } from "#app/ui/reveal.ts";
import { BrowserCopyOffer } from "../browserCopies/BrowserCopyOffer.tsx";
import { AnsweredFilesContext } from "../files/describing.ts";
import { UploadProgress } from "../files/UploadProgress.tsx";
import { useFormView } from "../formView.ts";
import { placeOf, type TypedIn } from "../typed/typedForm.ts";
import styles from "./AdminForm.module.css";
import { discardsAttribute } from "./ConflictDifferences.tsx";
import { changesRows, isIntent } from "./changesRows.ts";
import { blocksSavingAttribute, FormActivityContext, FormStatusContext } from "./formActivity.ts";
import type { FormResponse } from "./formResponse.ts";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { EnterButton } from "./SaveButton.tsx";
import { SaveNotice } from "./SaveNotice.tsx";
import { useActivity } from "./useActivity.ts";
import { type OpenedRecord, useKeptForm } from "./useKeptForm.tsx";
import { useLeaveGuard } from "./useLeaveGuard.ts";
import { useSaveKeys } from "./useSaveKeys.ts";
import { useSubmitLock } from "./useSubmitLock.ts";

/** In place of a draft's tag: the form was opened without one. Not empty, which would be lost on the way. */
export const noDraft = "none";

interface AdminFormProps extends Omit<OpenedRecord, "over"> {
  id: string;
  /** Of its title, which tells who gets straight into one of its fields where they are. */
  labelledBy?: string;
  /** A last change to the form's data before it is read, as its action passes it to `saveForm`. */
  prepare?: (formData: FormData) => void;
  /** Conform's handler, where the form uses one. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** A save leads to this very form again, which stays where it is in the window. */
  staysInPlace?: boolean;
  /** Of a record without drafts: what was typed in it before, and is kept for whoever typed it alone. */
  typed?: TypedIn;
  /** What Enter in a field does; by default what the form's button without a name does. */
  enterButton?: ComponentProps<typeof EnterButton>;
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
  labelledBy,
  prepare,
  onSubmit,
  staysInPlace = false,
  typed,
  enterButton,
  className,
  children,
  ...opened
}: AdminFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { version, draft, idempotencyKey, answer, labelOf } = opened;
  const answeredFiles = useAnsweredFiles(answer);
  const own = typed && { draft: noDraft, over: placeOf(typed), isForSelf: true };
  const kept = useKeptForm(form, { ...opened, ...own });
  const { taken, restored, questions, hasDrafts, formKey, hasChanges, change, autosave } = kept;
  useChangedTitle(hasChanges);
  const [isPortugueseOnly] = useFormView("isPortugueseOnly");
  const { activity, hold, wait, stopWaiting } = useActivity(form, change, hasDrafts);
  const { uploading } = kept;
  useEffect(() => {
    uploading.current = activity.uploading;
  }, [activity.uploading, uploading]);
  // A file on its way is stored nowhere yet, and is not sent any further once the page is left.
  const isUnsaved = hasChanges || activity.uploading > 0;
  const { blocker, letSubmitPass, letLeave } = useLeaveGuard(isUnsaved);
  const lock = useSubmitLock(form, [answer, version, draft]);
  useFocusFromUrl();
  useSaveKeys(form);
  const { schedule } = autosave;
  useEffect(() => {
    // What a refused save has not stored.
    if (answer) schedule();
  }, [answer, schedule]);
  useEffect(() => {
    if (taken) change();
  }, [taken, change]);

  return (
    <FormActivityContext value={activity}>
      <FormStatusContext value={kept.status}>
        <AnsweredFilesContext value={answeredFiles}>
          <Form
            ref={form}
            id={id}
            aria-labelledby={labelledBy}
            method="post"
            encType="multipart/form-data"
            noValidate
            data-english-shown={!isPortugueseOnly}
            preventScrollReset={staysInPlace}
            className={classes(styles.form, className)}
            onClick={(event) => {
              const link = (event.target as Element).closest(`[${discardsAttribute}]`);
              if (!link || opensElsewhere(event)) return;
              letLeave();
              kept.copy.remove();
            }}
            onInput={(event) => {
              kept.noteTyping(event);
              change();
            }}
            onSubmit={(event) => {
              if (!isIntent(event.nativeEvent as SubmitEvent) && hold()) {
                event.preventDefault();
                // After the message has been rendered, and after the first invalid field took the focus.
                setTimeout(() =>
                  reveal(form.current?.querySelector(`[${blocksSavingAttribute}]`) ?? null),
                );
                return;
              }
              onSubmit?.(event);
              if (event.defaultPrevented) {
                if (changesRows(event.nativeEvent as SubmitEvent)) change();
                return;
              }
              if (wait(event.nativeEvent as SubmitEvent)) {
                event.preventDefault();
                return;
              }
              kept.send();
              letSubmitPass();
              lock();
            }}
          >
            <EnterButton {...enterButton} />
            <SaveNotice
              formId={id}
              answer={answer}
              questions={questions}
              isRestored={restored !== undefined}
              labelOf={labelOf}
            />
            {hasDrafts && formKey && (
              <BrowserCopyOffer {...{ form, formKey, draft, typed, prepare, labelOf }} />
            )}
            {kept.hiddenFields}
            {children}
            <UploadProgress onStop={stopWaiting} />
          </Form>
          <LeaveDialog
            blocker={blocker}
            hasChanges={isUnsaved}
            keepsDraft={hasDrafts && !typed && idempotencyKey === undefined}
            onSave={hasDrafts && !typed ? autosave.keepNow : undefined}
            onLeave={() => {
              letLeave();
              autosave.leave();
              kept.copy.remove();
            }}
          />
        </AnsweredFilesContext>
      </FormStatusContext>
    </FormActivityContext>
  );
}

/** What all answers so far have told of files: questions stay, whatever the next answer knows. */
function useAnsweredFiles(answer: FormResponse | undefined) {
  const [told, setTold] = useState({ answer, files: { ...answer?.fileFacts } });
  if (answer === told.answer) return told.files;
  const next = { answer, files: { ...told.files, ...answer?.fileFacts } };
  setTold(next);
  return next.files;
}

/** The tab says that something in it is not saved yet. */
function useChangedTitle(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return;
    const mark = "• ";
    document.title = mark + document.title;
    return () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [hasChanges]);
}

/** Focuses the field named by the URL's hash, opening whatever hides it. */
function useFocusFromUrl(): void {
  const { hash } = useLocation();
  useEffect(() => {
    // After a dialog around the form has opened and set its own focus.
    const frame = requestAnimationFrame(() => reveal(targetOf(hash)));
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
