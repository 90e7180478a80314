import { use } from "react";
import type { Blocker } from "react-router";
import { Dialog, DialogActions } from "#app/admin/dialog/Dialog.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button } from "#app/ui/Button.tsx";
import { ScreenContext } from "./screen.ts";

/** Asks whether unsaved changes may be lost, when `useLeaveGuard` has held a navigation back. */
export function LeaveDialog({ blocker }: { blocker: Blocker | undefined }) {
  const { leave } = useTexts("adminCommon");
  const { discard } = use(ScreenContext);
  if (blocker?.state !== "blocked") return null;
  return (
    <Dialog title={leave.title} size="small" onClose={() => blocker.reset()}>
      <p>{leave.text}</p>
      <DialogActions>
        <Button
          look="quiet"
          onClick={() => {
            discard();
            blocker.proceed();
          }}
        >
          {leave.leave}
        </Button>
        <Button onClick={() => blocker.reset()} data-focus="">
          {leave.stay}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
