import { use, useState } from "react";
import { useAccepted } from "../useAccepted.ts";
import { ScreenContext } from "./screen.ts";

/**
 * The version of its record that a form shows, for the form's `key`: a save re-creates the form. A newer one
 * that was merely read again (a jump within the page had cut a save off) does not, while there are unsaved
 * changes.
 *
 * @param version the record's, as last loaded
 */
export function useShownVersion(version: number): number {
  const accepted = useAccepted();
  const { changed } = use(ScreenContext);
  const [known, setKnown] = useState({ loaded: version, shown: version, accepted });
  // Not as soon as a save is accepted: what it stored is loaded after that.
  if (version !== known.loaded) {
    const isSaved = accepted !== known.accepted;
    const isReplaced = isSaved || !changed.current;
    setKnown({ loaded: version, shown: isReplaced ? version : known.shown, accepted });
  }
  return known.shown;
}
