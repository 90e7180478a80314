import { use, useId } from "react";
import type { Blocker } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/Dialog.tsx";
import { FormPageContext } from "./formPage.ts";

/** Asks whether to discard unsaved changes, when `useLeaveGuard` has blocked a navigation. */
export function LeaveDialog({
  blocker,
  onLeave,
}: {
  blocker: Blocker | undefined;
  /** Called before the page is left. */
  onLeave: () => void;
}) {
  const { leave } = useTexts("adminCommon");
  const textId = useId();
  const { discard } = use(FormPageContext);
  if (blocker?.state !== "blocked") return null;
  return (
    <Dialog title={leave.title} size="small" onClose={() => blocker.reset()} describedBy={textId}>
      <p id={textId}>{leave.text}</p>
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
        <Button onClick={() => blocker.reset()} data-focus="" aria-describedby={textId}>
          {leave.stay}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
