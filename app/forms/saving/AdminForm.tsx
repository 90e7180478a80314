import type { SubmissionResult } from "@conform-to/react";
import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Form, useLocation } from "react-router";
import { classes } from "#app/ui/classes.ts";
import { reveal, targetOf } from "#app/ui/reveal.ts";
import { useLatest } from "#app/ui/useLatest.ts";
import { BrowserCopyOffer } from "../browserCopies/BrowserCopyOffer.tsx";
import { useBrowserCopy } from "../browserCopies/useBrowserCopy.ts";
import { UploadProgress } from "../files/UploadProgress.tsx";
import { openedDraftField } from "../merging/choices.ts";
import type { ServedPresence, ShownPresence } from "../presence/presence.schema.ts";
import { usePresence } from "../presence/usePresence.ts";
import { useLastResult } from "../useLastResult.ts";
import styles from "./AdminForm.module.css";
import { changesRows, isIntent } from "./changesRows.ts";
import {
  blocksSavingAttribute,
  FormActivityContext,
  type FormStatus,
  FormStatusContext,
} from "./formActivity.ts";
import { useTaken } from "./formPage.ts";
import { type FormResponse, submittedText } from "./formResponse.ts";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { SaveNotice } from "./SaveNotice.tsx";
import { useActivity } from "./useActivity.ts";
import { useAutosave } from "./useAutosave.ts";
import { useLeaveGuard } from "./useLeaveGuard.ts";
import { useOpenedForm } from "./useOpenedForm.tsx";
import { useSaveKeys } from "./useSaveKeys.ts";
import { useSubmitLock } from "./useSubmitLock.ts";

/** In place of a draft's tag: the form was opened without one. Not empty, which would be lost on the way. */
export const noDraft = "none";

interface AdminFormProps {
  id: string;
  /** The version of the record that the edit is based on; absent for a new record. */
  version?: number | undefined;
  /** Where a record's version may rise without its content: `contentMark` of the latter. */
  openedWith?: string | undefined;
  /**
   * Where a record may have a draft: the tag of the one that the form was opened with, or `noDraft`. What is typed is
   * then kept as the draft by itself.
   */
  draft?: string | undefined;
  /** What that draft holds (`packDraft`). */
  openedDraft?: string | undefined;
  /**
   * For a new record: identifies this opened form, so that it creates one record however often it is sent.
   */
  idempotencyKey?: string | undefined;
  /** The action's answer, if it did not save. */
  answer: FormResponse | undefined;
  /** A kept form, restored by `restoreForm`. */
  restored?: SubmissionResult<string[]> | undefined;
  /** Who else has the record's form open (`loadPresence`). */
  presence?: ServedPresence | undefined;
  /** A last change to the form's data before it is read, as its action passes it to `saveForm`. */
  prepare?: (formData: FormData) => void;
  /** Labels of the fields, for the comparison after a conflict. */
  labelOf?: (name: string) => string | undefined;
  /** Conform's handler, where the form uses one. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** A save leads to this very form again, which stays where it is in the window. */
  staysInPlace?: boolean;
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
  draft,
  openedDraft,
  idempotencyKey,
  answer,
  restored: kept,
  presence: served,
  prepare,
  labelOf,
  onSubmit,
  staysInPlace = false,
  className,
  children,
}: AdminFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const taken = useTaken();
  const restored = kept ?? taken;
  // The version that the typed text was compared with, else the one submitted with it. A revalidation does
  // not change what the text on the screen is based on; nor does an answer without a version (an expired
  // session or a lost connection), or one that asks: that is merged on what the form was opened on.
  const conflict = answer?.conflict;
  const compared = conflict?.asked === undefined ? conflict : undefined;
  const basedOn = useBasedOn(
    compared?.version ?? submittedText("version", answer?.result),
    submittedText("version", restored) ?? version,
  );
  const knownDraft = useBasedOn(
    compared?.draft ?? submittedText("draft", answer?.result),
    submittedText("draft", restored) ?? draft,
  );
  // The questions stay, with their answers, whatever else the server says.
  const questions = useBasedOn(conflict?.asked === undefined ? undefined : conflict, undefined);
  const result = useLastResult(answer, restored);
  const [opened] = useState(submittedText("openedWith", result) ?? openedWith);
  const [draftContent] = useState(submittedText(openedDraftField, result) ?? openedDraft);
  const hasDrafts = draft !== undefined;
  const { formKey, hiddenFields, countAttempt } = useOpenedForm(idempotencyKey, result, hasDrafts);
  const copy = useBrowserCopy(form, hasDrafts ? formKey : undefined);
  // What the server returned unsaved may have been sent before the script ran.
  const [hasChanges, setHasChanges] = useState(Boolean(restored ?? answer?.result));
  const uploading = useRef(0);
  const autosave = useAutosave(form, {
    isOn: hasDrafts,
    isNew: idempotencyKey !== undefined,
    isUploading: () => uploading.current > 0,
    countAttempt() {
      const sent = countAttempt();
      // With the number of what is on its way.
      copy.put();
      return sent;
    },
    keep() {
      setHasChanges(false);
      copy.remove();
    },
  });
  const { schedule } = autosave;
  const { put } = copy;
  const change = useCallback(() => {
    setHasChanges(true);
    if (hasDrafts) put();
    schedule();
  }, [hasDrafts, put, schedule]);
  useChangedTitle(hasChanges);
  const { activity, hold, wait, stopWaiting } = useActivity(form, change, hasDrafts);
  useEffect(() => {
    uploading.current = activity.uploading;
  }, [activity.uploading]);
  // A file on its way is stored nowhere yet, and is not sent any further once the page is left.
  const isUnsaved = hasChanges || activity.uploading > 0;
  const { blocker, letSubmitPass } = useLeaveGuard(isUnsaved);
  const lock = useSubmitLock(form, [answer, version, draft]);
  useFocusFromUrl();
  useSaveKeys(form);
  useEffect(() => {
    // What a refused save has not stored.
    if (answer) schedule();
  }, [answer, schedule]);
  useEffect(() => {
    if (taken) change();
  }, [taken, change]);
  const { shown: present, noteTyping } = usePresence(served);
  const presence = useLabelled(served, present, labelOf);
  const { state: autosaved } = autosave;
  const { isStored: isInBrowser } = copy;
  const status = useMemo<FormStatus>(
    () => ({ autosave: autosaved, isInBrowser, presence }),
    [autosaved, isInBrowser, presence],
  );

  return (
    <FormActivityContext value={activity}>
      <FormStatusContext value={status}>
        <Form
          ref={form}
          id={id}
          method="post"
          encType="multipart/form-data"
          noValidate
          preventScrollReset={staysInPlace}
          className={classes(styles.form, className)}
          onInput={(event) => {
            noteTyping(event);
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
            autosave.cancel();
            countAttempt();
            if (hasDrafts) copy.put();
            copy.sent();
            letSubmitPass();
            lock();
          }}
        >
          <SaveNotice
            formId={id}
            answer={answer}
            questions={questions}
            isRestored={restored !== undefined}
            labelOf={labelOf}
          />
          {hasDrafts && formKey && (
            <BrowserCopyOffer {...{ form, formKey, draft, prepare, labelOf }} />
          )}
          {basedOn !== undefined && <input type="hidden" name="version" value={basedOn} />}
          {knownDraft !== undefined && <input type="hidden" name="draft" value={knownDraft} />}
          {opened && <input type="hidden" name="openedWith" value={opened} />}
          {draftContent && <input type="hidden" name={openedDraftField} value={draftContent} />}
          {hiddenFields}
          {children}
          <UploadProgress onStop={stopWaiting} />
        </Form>
        <LeaveDialog
          blocker={blocker}
          hasChanges={isUnsaved}
          keepsDraft={hasDrafts && idempotencyKey === undefined}
          onSave={hasDrafts ? autosave.keepNow : undefined}
          onLeave={() => {
            autosave.leave();
            copy.remove();
          }}
        />
      </FormStatusContext>
    </FormActivityContext>
  );
}

/**
 * What the typed text is based on.
 *
 * @param told by the last answer that says so
 * @param start as the form was opened
 */
function useBasedOn<Value>(told: Value | undefined, start: Value | undefined): Value | undefined {
  const [basedOn, setBasedOn] = useState(told ?? start);
  if (told !== undefined && told !== basedOn) setBasedOn(told);
  return basedOn;
}

/** Who has the form open, with the fields' labels; the same as long as nothing else was heard. */
function useLabelled(
  served: ServedPresence | undefined,
  present: ShownPresence | undefined,
  labelOf: AdminFormProps["labelOf"],
): FormStatus["presence"] {
  const label = useLatest(labelOf);
  const kind = served?.kind;
  return useMemo(() => {
    if (kind === undefined || !present) return undefined;
    const colleagues = present.colleagues.map((colleague) => ({
      ...colleague,
      field: label.current?.(colleague.field) ?? "",
    }));
    return { ...present, kind, colleagues };
  }, [kind, present, label]);
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
