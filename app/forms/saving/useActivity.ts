import { type RefObject, useCallback, useMemo, useState } from "react";
import type { FormActivity } from "./formActivity.ts";
import { useSaveAfterUploads } from "./useSaveAfterUploads.ts";

/**
 * The form's side of `FormActivity`.
 *
 * @param form which is submitted when the uploads that a save waits for are done
 * @param changed called when something changed without an `input` event
 * @param keepsDrafts whether that is kept as the record's draft by itself
 */
export function useActivity(
  form: RefObject<HTMLFormElement | null>,
  changed: () => void,
  keepsDrafts: boolean,
) {
  const [{ uploading, uploads }, setUploads] = useState({ uploading: 0, uploads: 0 });
  const [failures, setFailures] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const [pickers] = useState<FormActivity["pickers"]>(() => new Map());
  const { waitsFor, wait, stopWaiting } = useSaveAfterUploads(form, uploading);
  if (isHeld && failures === 0) setHeld(false);

  const failed = useCallback((count: number) => {
    setFailures((known) => known + count);
    return () => setFailures((known) => known - count);
  }, []);
  const activity = useMemo<FormActivity>(
    () => ({
      uploading,
      uploads,
      waitsFor,
      isHeld,
      began: () =>
        setUploads(({ uploading, uploads }) => ({
          uploading: uploading + 1,
          uploads: uploading === 0 ? 1 : uploads + 1,
        })),
      ended: () => setUploads((known) => ({ ...known, uploading: known.uploading - 1 })),
      failed,
      changed,
      pickers,
      keepsDrafts,
    }),
    [uploading, uploads, waitsFor, isHeld, failed, changed, pickers, keepsDrafts],
  );
  return {
    activity,
    wait,
    stopWaiting,
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
