import type { SubmissionResult } from "@conform-to/react";
import { createContext, use, useCallback, useMemo, useState } from "react";
import { type Path, useLocation } from "react-router";
import { useSubmissionCount } from "#app/connection/submissionCount.ts";

/** What a form reports to the frame of its screen. */
interface FormPage {
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
  /**
   * A key that changes when a navigation after `discard` leads to the same screen (through its own menu entry),
   * which would otherwise keep everything typed.
   */
  drawn: string;
  /**
   * Makes the form anew, as somebody had typed it in this browser.
   *
   * @param result conform's `lastResult`
   */
  take: (result: SubmissionResult<string[]>) => void;
  /** What the form starts with therefore, until the server has accepted it. */
  taken: SubmissionResult<string[]> | undefined;
}

export const FormPageContext = createContext<FormPage>({
  discard: () => undefined,
  keep: () => undefined,
  guard: () => () => undefined,
  drawn: "first",
  take: () => undefined,
  taken: undefined,
});

/** What somebody had typed in this browser, and now goes on with. */
export function useTaken(): SubmissionResult<string[]> | undefined {
  return use(FormPageContext).taken;
}

/** The frame's side of `FormPage`. */
export function useFormPage() {
  const { key, pathname } = useLocation();
  const [drawn, setDrawn] = useState("first");
  /** The key of the location on which the form was discarded, until the next one arrives. */
  const [discardedAt, setDiscardedAt] = useState<string>();
  const [guards, setGuards] = useState(0);
  const accepted = useSubmissionCount();
  const [taken, setTaken] = useState<{
    result: SubmissionResult<string[]>;
    pathname: string;
    accepted: number;
  }>();
  if (taken && (taken.pathname !== pathname || taken.accepted !== accepted)) setTaken(undefined);
  if (discardedAt && discardedAt !== key) {
    setDiscardedAt(undefined);
    setDrawn(key);
  }
  const guard = useCallback(() => {
    setGuards((count) => count + 1);
    return () => setGuards((count) => count - 1);
  }, []);
  const screen = useMemo<FormPage>(
    () => ({
      // Elsewhere the form is gone, and a list behind its dialog stays.
      discard: (to) => setDiscardedAt(to.pathname === pathname ? key : undefined),
      keep: () => setDiscardedAt(undefined),
      guard,
      drawn,
      take: (result) => {
        setTaken({ result, pathname, accepted });
        setDrawn((former) => `${former}+`);
      },
      taken: taken?.result,
    }),
    [key, pathname, guard, drawn, taken, accepted],
  );
  return { isGuarded: guards > 0, screen };
}

/**
 * The frame's part for a form of its own, over the page or beside others: what was kept of it makes anew nothing but
 * itself, by its key `drawn`.
 */
export function useOwnFormPage(): FormPage {
  const page = use(FormPageContext);
  const [taken, setTaken] = useState<{ result: SubmissionResult<string[]>; count: number }>();
  return useMemo(
    () => ({
      ...page,
      drawn: String(taken?.count ?? 0),
      taken: taken?.result,
      take: (result: SubmissionResult<string[]>) =>
        setTaken((former) => ({ result, count: (former?.count ?? 0) + 1 })),
    }),
    [page, taken],
  );
}
