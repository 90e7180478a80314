import type { SubmissionResult } from "@conform-to/react";
import { type RefObject, useCallback, useMemo, useRef, useState } from "react";
import { useLatest } from "#app/ui/useLatest.ts";
import { useBrowserCopy } from "../browserCopies/useBrowserCopy.ts";
import { openedDraftField } from "../merging/choices.ts";
import type { ServedPresence, ShownPresence } from "../presence/presence.schema.ts";
import { usePresence } from "../presence/usePresence.ts";
import { useLastResult } from "../useLastResult.ts";
import type { FormStatus } from "./formActivity.ts";
import { useTaken } from "./formPage.ts";
import { type FormResponse, submittedText } from "./formResponse.ts";
import { useAutosave } from "./useAutosave.ts";
import { useOpenedForm } from "./useOpenedForm.tsx";

/** What a form of the back office is opened with. */
export interface OpenedRecord {
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
  /** Labels of the fields, for the comparison after a conflict. */
  labelOf?: ((name: string) => string | undefined) | undefined;
  /** Where it stands over another page: its action, and the screen that its copies in the browser belong to. */
  over?: { action: string; screen: string } | undefined;
  /** What is kept of it is no draft that others see (`forms/typed`). */
  isForSelf?: boolean;
}

/**
 * Keeps what is typed in a form: in the browser's store at once, and as the record's draft after a pause. Remembers on
 * what it is based, until the server says otherwise.
 */
export function useKeptForm(
  form: RefObject<HTMLFormElement | null>,
  {
    version,
    openedWith,
    draft,
    openedDraft,
    idempotencyKey,
    answer,
    over,
    isForSelf = false,
    ...given
  }: OpenedRecord,
) {
  const taken = useTaken();
  const restored = given.restored ?? taken;
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
  const copy = useBrowserCopy(form, hasDrafts ? formKey : undefined, over?.screen);
  // What the server returned unsaved may have been sent before the script ran.
  const [hasChanges, setHasChanges] = useState(Boolean(restored ?? answer?.result));
  const uploading = useRef(0);
  const autosave = useAutosave(form, {
    isOn: hasDrafts,
    isNew: idempotencyKey !== undefined,
    over: over?.action,
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
  const { schedule, state: autosaved } = autosave;
  const { put, isStored: isInBrowser } = copy;
  const change = useCallback(() => {
    // Not in a transition: on a busy machine Esc over a small form then asked nothing.
    setHasChanges(true);
    if (hasDrafts) put();
    schedule();
  }, [hasDrafts, put, schedule]);
  const { shown: present, noteTyping } = usePresence(given.presence);
  const presence = useLabelled(given.presence, present, given.labelOf);
  const status = useMemo<FormStatus>(
    () => ({ autosave: autosaved, isInBrowser, presence, isForSelf }),
    [autosaved, isInBrowser, presence, isForSelf],
  );
  return {
    taken,
    restored,
    questions,
    hasDrafts,
    formKey,
    hasChanges,
    /** The number of its files that are on their way. */
    uploading,
    change,
    noteTyping,
    status,
    autosave,
    copy,
    /** Call it when a button sends the form. */
    send() {
      autosave.cancel();
      countAttempt();
      if (hasDrafts) copy.put();
      copy.sent();
    },
    /** What the form tells of itself besides what is typed. */
    hiddenFields: (
      <>
        {basedOn !== undefined && <input type="hidden" name="version" value={basedOn} />}
        {knownDraft !== undefined && <input type="hidden" name="draft" value={knownDraft} />}
        {opened && <input type="hidden" name="openedWith" value={opened} />}
        {draftContent && <input type="hidden" name={openedDraftField} value={draftContent} />}
        {hiddenFields}
      </>
    ),
  };
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
  labelOf: OpenedRecord["labelOf"],
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
