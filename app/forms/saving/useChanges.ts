import { use, useCallback, useLayoutEffect, useState } from "react";
import { acceptedForms } from "../useAccepted.ts";
import { ScreenContext } from "./screen.ts";

/**
 * Whether the form has unsaved changes; its screen learns how recent they are.
 *
 * @param isReturned whether it came back unsaved, so that it begins with changes
 */
export function useChanges(isReturned: boolean) {
  const { changedAfter } = use(ScreenContext);
  const [beginsChanged] = useState(isReturned);
  const [hasChanges, setHasChanges] = useState(beginsChanged);
  useLayoutEffect(() => {
    if (beginsChanged) changedAfter.current = acceptedForms();
    return () => {
      changedAfter.current = undefined;
    };
  }, [changedAfter, beginsChanged]);
  return {
    hasChanges,
    /** Call it on every change. */
    change: useCallback(() => {
      changedAfter.current = acceptedForms();
      setHasChanges(true);
    }, [changedAfter]),
  };
}
