import { useCallback, useMemo, useState } from "react";
import type { FormActivity } from "./formActivity.ts";

/**
 * The form's side of `FormActivity`.
 *
 * @param changed called when something changed without an `input` event
 * @param autosave of what is typed
 */
export function useActivity(changed: () => void, autosave: FormActivity["autosave"]) {
  const [uploading, setUploading] = useState(0);
  const [failures, setFailures] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const [pickers] = useState<FormActivity["pickers"]>(() => new Map());
  if (isHeld && failures === 0) setHeld(false);

  const failed = useCallback((count: number) => {
    setFailures((known) => known + count);
    return () => setFailures((known) => known - count);
  }, []);
  const activity = useMemo<FormActivity>(
    () => ({
      uploading,
      isHeld,
      began: () => setUploading((count) => count + 1),
      ended: () => setUploading((count) => count - 1),
      failed,
      changed,
      pickers,
      autosave,
    }),
    [uploading, isHeld, failed, changed, pickers, autosave],
  );
  return {
    activity,
    /**
     * Holds a save back while an upload stands as failed: it would go without the file that was chosen.
     *
     * @returns whether it is held
     */
    hold() {
      if (failures > 0) setHeld(true);
      return failures > 0;
    },
  };
}
