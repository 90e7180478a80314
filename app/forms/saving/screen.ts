import { createContext, useCallback, useMemo, useState } from "react";
import { useLocation } from "react-router";

/** What a form tells the frame of the screen that it stands on. */
interface Screen {
  /** What was typed is discarded: where that leads is drawn anew. */
  discard: () => void;
  /**
   * The form decides about navigations itself.
   *
   * @returns to be called when it no longer does
   */
  guard: () => () => void;
}

export const ScreenContext = createContext<Screen>({
  discard: () => undefined,
  guard: () => () => undefined,
});

/** The frame's side of a screen. */
export function useScreen() {
  const { key } = useLocation();
  const [drawn, setDrawn] = useState("first");
  const [discardedAt, setDiscardedAt] = useState<string>();
  const [guards, setGuards] = useState(0);
  if (discardedAt !== undefined && discardedAt !== key) {
    setDiscardedAt(undefined);
    setDrawn(key);
  }
  const guard = useCallback(() => {
    setGuards((count) => count + 1);
    return () => setGuards((count) => count - 1);
  }, []);
  const screen = useMemo<Screen>(
    () => ({ discard: () => setDiscardedAt(key), guard }),
    [key, guard],
  );
  return {
    /**
     * Changes with the navigation that follows a discard. A screen that leads to itself (its own entry
     * in the menu) would otherwise stand as it was, with everything typed.
     */
    drawn,
    isGuarded: guards > 0,
    screen,
  };
}
