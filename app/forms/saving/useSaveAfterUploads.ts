import { type RefObject, useEffect, useState } from "react";
import { publishButton } from "../drafts/formButtons.ts";
import type { FormActivity } from "./formActivity.ts";

/**
 * A save that is asked for while files upload goes by itself when they are there. What is typed meanwhile goes with it.
 *
 * @param uploading how many files are on their way
 */
export function useSaveAfterUploads(form: RefObject<HTMLFormElement | null>, uploading: number) {
  /** The button that was pressed; null: none, by Enter. */
  const [pressed, setPressed] = useState<HTMLElement | null>();
  useEffect(() => {
    if (pressed === undefined || uploading > 0) return;
    // After the last file has its place in the form.
    const soon = setTimeout(() => {
      setPressed(undefined);
      form.current?.requestSubmit(pressed?.isConnected ? pressed : null);
    });
    return () => clearTimeout(soon);
  }, [form, pressed, uploading]);
  return {
    waitsFor: describe(pressed),
    /** @returns whether the save waits */
    wait({ submitter }: Pick<SubmitEvent, "submitter">) {
      if (uploading > 0) setPressed(submitter);
      return uploading > 0;
    },
    stopWaiting() {
      setPressed(undefined);
      pressed?.focus();
    },
  };
}

function describe(pressed: HTMLElement | null | undefined): FormActivity["waitsFor"] {
  if (pressed === undefined) return undefined;
  return pressed?.getAttribute("value") === publishButton.value ? "publish" : "save";
}
