import { use, useState } from "react";
import { useAccepted } from "../useAccepted.ts";
import { ScreenContext } from "./screen.ts";

/**
 * The version of its record that a form shows, for the form's `key`: a save re-creates the form. A newer one
 * that was merely read again (a jump within the page had cut a save off) does not, while there are changes that
 * no save has taken along.
 *
 * @param record as last loaded; with an `id` where the same screen may show another one
 */
export function useShownVersion({ id, version }: { id?: number; version: number }): number {
  const accepted = useAccepted();
  const { changedAfter } = use(ScreenContext);
  const [known, setKnown] = useState({ id, loaded: version, shown: version });
  if (id !== known.id || version !== known.loaded) {
    const isKept = id === known.id && changedAfter.current === accepted;
    setKnown({ id, loaded: version, shown: isKept ? known.shown : version });
  }
  return known.shown;
}
