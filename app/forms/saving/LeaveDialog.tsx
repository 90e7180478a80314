import { use, useEffect, useId, useState } from "react";
import type { Blocker } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/Dialog.tsx";
import { useLatest } from "#app/ui/useLatest.ts";
import { AutosaveLine } from "../drafts/AutosaveLine.tsx";
import { UploadProgress } from "../files/UploadProgress.tsx";
import { FormPageContext } from "./formPage.ts";

/** The state of a link to another screen of the same record: what was typed is saved as a draft first, unasked. */
export const savesDraftFirst = "savesDraftFirst";

/** In milliseconds: a draft that is saved sooner shows nothing. */
const slowMs = 700;

/** Asks whether to discard unsaved changes, when `useLeaveGuard` has blocked a navigation. */
export function LeaveDialog({
  blocker,
  hasChanges,
  keepsDraft,
  onSave,
  onLeave,
}: {
  blocker: Blocker | undefined;
  /** Something typed is not kept yet, or a file is on its way. */
  hasChanges: boolean;
  /** Whether what was kept by itself stays when the page is left. */
  keepsDraft: boolean;
  /** Keeps what was typed as a draft, where the form has one. */
  onSave: (() => void) | undefined;
  /** Called before the page is left. */
  onLeave: () => void;
}) {
  const { leave } = useTexts("adminCommon");
  const textId = useId();
  const { discard } = use(FormPageContext);
  const [savedFor, setSavedFor] = useState<Blocker>();
  const isAskedFor =
    blocker?.state === "blocked" && !(onSave && blocker.location.state?.[savesDraftFirst]);
  const [isSlow, setSlow] = useState(false);
  const save = useLatest(onSave);
  useEffect(() => {
    setSlow(false);
    if (blocker?.state !== "blocked" || isAskedFor) return;
    setSavedFor(blocker);
    save.current?.();
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, [blocker, isAskedFor, save]);
  useEffect(() => {
    // Kept: the question that was answered so is settled.
    if (hasChanges || savedFor?.state !== "blocked" || savedFor !== blocker) return;
    discard(savedFor.location);
    savedFor.proceed();
  }, [hasChanges, savedFor, blocker, discard]);
  if (blocker?.state !== "blocked" || !(isAskedFor || isSlow)) return null;
  return (
    <Dialog title={leave.title} size="small" onClose={() => blocker.reset()} describedBy={textId}>
      <p id={textId} role="status">
        {hasChanges || !keepsDraft ? leave.text : leave.kept}
      </p>
      {savedFor === blocker && (
        <>
          <UploadProgress />
          <AutosaveLine />
        </>
      )}
      <DialogActions>
        <Button
          look="quiet"
          onClick={() => {
            onLeave();
            discard(blocker.location);
            blocker.proceed();
          }}
        >
          {leave.leave}
        </Button>
        {onSave && (
          <Button
            look="outline"
            onClick={() => {
              setSavedFor(blocker);
              onSave();
            }}
          >
            {leave.save}
          </Button>
        )}
        <Button onClick={() => blocker.reset()} data-focus="" aria-describedby={textId}>
          {leave.stay}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
