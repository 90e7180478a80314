import { createContext, type RefObject, useCallback, useMemo, useRef, useState } from "react";
import { type Path, useLocation } from "react-router";

/** What a form reports to the frame of its screen. */
interface Screen {
  /**
   * Discards what was typed, once the navigation arrives.
   *
   * @param to where it leads
   */
  discard: (to: Path) => void;
  /** Takes that back: the form was submitted after all, which ends the navigation. */
  keep: () => void;
  /**
   * Tells the frame that the form handles navigations itself.
   *
   * @returns a function to call when it no longer does
   */
  guard: () => () => void;
  /** `acceptedForms` at the form's last change, if any; read when its record was loaded again. */
  changedAfter: RefObject<number | undefined>;
  /**
   * A key that changes when a navigation after `discard` leads to the same screen (through its own menu entry),
   * which would otherwise keep everything typed.
   */
  drawn: string;
}

export const ScreenContext = createContext<Screen>({
  discard: () => undefined,
  keep: () => undefined,
  guard: () => () => undefined,
  changedAfter: { current: undefined },
  drawn: "first",
});

/** The frame's side of `Screen`. */
export function useScreen() {
  const { key, pathname, hash } = useLocation();
  const [drawn, setDrawn] = useState("first");
  const [discarded, setDiscarded] = useState<{ key: string; to: Path }>();
  const [guards, setGuards] = useState(0);
  if (discarded && discarded.key !== key) {
    setDiscarded(undefined);
    // Else a jump within the page has cancelled it.
    const isThere = discarded.to.pathname === pathname && discarded.to.hash === hash;
    if (isThere) setDrawn(key);
  }
  const changedAfter = useRef<number>(undefined);
  const guard = useCallback(() => {
    setGuards((count) => count + 1);
    return () => setGuards((count) => count - 1);
  }, []);
  const screen = useMemo<Screen>(
    () => ({
      // Elsewhere the form is gone, and a list behind its dialog stays.
      discard: (to) => setDiscarded(to.pathname === pathname ? { key, to } : undefined),
      keep: () => setDiscarded(undefined),
      guard,
      changedAfter,
      drawn,
    }),
    [key, pathname, guard, drawn],
  );
  return { isGuarded: guards > 0, screen };
}
