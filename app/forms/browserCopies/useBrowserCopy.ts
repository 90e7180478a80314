import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { submissionCount, useSubmissionCount } from "#app/connection/submissionCount.ts";
import { findLoaded } from "#app/findLoaded.ts";
import { useLatest } from "#app/ui/useLatest.ts";
import { entriesOf } from "./compareCopy.ts";
import { deleteCopy, putCopy } from "./copies.ts";

/** Whose copies they are; the admin frame's loader provides it as `staffId`. */
export function useStaffId(): string | undefined {
  const id = findLoaded(useMatches(), (data: { staffId?: number }) => data.staffId);
  return id === undefined ? undefined : String(id);
}

/** The address that a copy belongs to: without what a save or a dialog adds to it. */
export function useCopyPage(): string {
  const { pathname, search } = useLocation();
  const type = new URLSearchParams(search).get("tipo");
  return type === null ? pathname : `${pathname}?tipo=${type}`;
}

/** The lock that an opened form holds: no other tab offers what is being typed there. */
export const lockOf = (formKey: string) => `form ${formKey}`;

/**
 * Keeps what is typed in this browser, until the server has it or it is discarded on purpose.
 *
 * @param formKey the form's own; undefined: it keeps none
 * @param over the screen of a form that stands over another page
 */
export function useBrowserCopy(
  form: RefObject<HTMLFormElement | null>,
  formKey: string | undefined,
  over: string | undefined,
) {
  const staffId = useStaffId();
  const page = useCopyPage();
  const screen = over ?? page;
  /** Whether the latest words are in the browser's store. */
  const [isStored, setStored] = useState(false);
  const wanted = useRef<"put" | "delete">(undefined);
  const isBusy = useRef(false);
  const mayExist = useRef(false);
  const isSent = useRef(false);

  // One at a time: the next takes along everything that was typed meanwhile.
  const work = useLatest(async () => {
    if (isBusy.current || formKey === undefined || staffId === undefined) return;
    isBusy.current = true;
    while (wanted.current) {
      const next = wanted.current;
      wanted.current = undefined;
      try {
        if (next === "delete") await deleteCopy({ staffId, formKey });
        else if (form.current) {
          const entries = entriesOf(new FormData(form.current));
          await putCopy({ staffId, formKey, screen, at: Date.now(), entries });
        }
        setStored(next === "put");
      } catch {
        // A browser that forbids it, or has no room: nobody is told that it is kept.
        setStored(false);
      }
    }
    isBusy.current = false;
  });

  const ask = useCallback(
    (what: "put" | "delete") => {
      if (what === "delete" && !mayExist.current) return;
      mayExist.current = what === "put";
      wanted.current = what;
      // After the key has been painted.
      setTimeout(() => work.current());
    },
    [work],
  );
  const put = useCallback(() => ask("put"), [ask]);
  const remove = useCallback(() => ask("delete"), [ask]);

  const accepted = useSubmissionCount();
  const acceptedBefore = useRef(accepted);
  useEffect(() => {
    if (acceptedBefore.current === accepted) return;
    acceptedBefore.current = accepted;
    // Not where it was another form, such as a move in the list behind this one's dialog.
    if (isSent.current) remove();
    isSent.current = false;
  }, [accepted, remove]);
  useEffect(
    () => () => {
      // Saved, or discarded over the form.
      if (acceptedBefore.current !== submissionCount()) remove();
    },
    [remove],
  );

  useEffect(() => {
    // Only where the connection is secure, or the site on the same machine.
    if (!formKey || !("locks" in navigator)) return;
    const closed = new AbortController();
    void navigator.locks.request(
      lockOf(formKey),
      { mode: "shared" },
      () => new Promise((resolve) => closed.signal.addEventListener("abort", resolve)),
    );
    return () => closed.abort();
  }, [formKey]);

  return {
    isStored,
    put,
    remove,
    /** Call it when a button has sent the form: once that is accepted, the copy goes. */
    sent() {
      isSent.current = true;
    },
  };
}
