import { use, useState } from "react";
import { useAccepted } from "../useAccepted.ts";
import { ScreenContext } from "./screen.ts";

/**
 * The version of its record that a form shows, for the form's `key`: a save re-creates the form. A newer one
 * that was merely read again (a jump within the page had cut a save off) does not, while there are changes that
 * no save has taken along.
 *
 * @param version the record's, as last loaded
 */
export function useShownVersion(version: number): number {
  const accepted = useAccepted();
  const { changedAfter } = use(ScreenContext);
  const [known, setKnown] = useState({ loaded: version, shown: version });
  if (version !== known.loaded) {
    const isKept = changedAfter.current === accepted;
    setKnown({ loaded: version, shown: isKept ? known.shown : version });
  }
  return known.shown;
}
