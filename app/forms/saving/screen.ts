import { createContext, useCallback, useMemo, useState } from "react";
import { useLocation } from "react-router";

/** What a form tells the frame of the screen that it stands on. */
interface Screen {
  /** What was typed is discarded. */
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
  const { key, pathname } = useLocation();
  const [drawn, setDrawn] = useState("first");
  const [discardedAt, setDiscardedAt] = useState<{ key: string; pathname: string }>();
  const [guards, setGuards] = useState(0);
  if (discardedAt && discardedAt.key !== key) {
    setDiscardedAt(undefined);
    if (discardedAt.pathname === pathname) setDrawn(key);
  }
  const guard = useCallback(() => {
    setGuards((count) => count + 1);
    return () => setGuards((count) => count - 1);
  }, []);
  const screen = useMemo<Screen>(
    () => ({ discard: () => setDiscardedAt({ key, pathname }), guard }),
    [key, pathname, guard],
  );
  return {
    /**
     * Changes with the navigation that follows a discard and leads to the same screen (its own entry in
     * the menu), which would otherwise stand as it was, with everything typed.
     */
    drawn,
    isGuarded: guards > 0,
    screen,
  };
}
