import { createContext, useState } from "react";
import { useLocation } from "react-router";

/** Call when what was typed is discarded: where that leads is drawn anew. */
export const DiscardContext = createContext<() => void>(() => undefined);

/**
 * A key for the screen, which changes with the navigation that follows a discard. A screen that leads to
 * itself (its own entry in the menu) would otherwise stand as it was, with everything typed.
 */
export function useFreshScreen() {
  const { key } = useLocation();
  const [screen, setScreen] = useState("first");
  const [discardedAt, setDiscardedAt] = useState<string>();
  if (discardedAt !== undefined && discardedAt !== key) {
    setDiscardedAt(undefined);
    setScreen(key);
  }
  return { screen, discard: () => setDiscardedAt(key) };
}
