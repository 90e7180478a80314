import { type FormEvent, useEffect, useRef, useState } from "react";
import { paths } from "#app/paths.ts";
import type { ServedPresence, ShownPresence } from "./presence.schema.ts";

const everyMs = 20_000;
/** Another field is told of sooner, but no more often than this. */
const leastMs = 5000;

/**
 * Says that a record's form is open, and who else has it open: as served, then every 20 s while somebody looks at it.
 * No sockets, and nobody hears of what is typed, only in which field.
 *
 * @param served undefined: of a new record, which nobody else can have open
 */
export function usePresence(served: ServedPresence | undefined) {
  const [heard, setHeard] = useState<ShownPresence>();
  const typedIn = useRef("");
  const tellSoon = useRef<() => void>(undefined);
  const { kind, id } = served ?? {};

  useEffect(() => {
    if (kind === undefined) return;
    const tab = crypto.getRandomValues(new Uint32Array(3)).join("-");
    const gone = new AbortController();
    const { signal } = gone;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let toldAt = 0;
    let isOver = false;

    const bodyOf = (seen: string) => {
      const field = typedIn.current;
      typedIn.current = "";
      return new URLSearchParams({ kind, id: String(id), tab, field, seen });
    };
    const wait = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(tell, ms);
    };
    async function tell() {
      if (isOver || document.visibilityState === "hidden") return;
      wait(everyMs);
      toldAt = Date.now();
      if (!navigator.onLine) return setHeard(nobody);
      try {
        const body = bodyOf("visible");
        const init = { method: "POST", body, redirect: "manual", signal } as const;
        const answer = await fetch(paths.admin.presence, init);
        // The session has ended: the form says so where it matters.
        if (!answer.ok) isOver = true;
        setHeard(answer.ok ? ((await answer.json()) as ShownPresence) : nobody);
      } catch {
        // Who has it open is not known any more.
        if (!signal.aborted) setHeard(nobody);
      }
    }
    const say = (seen: string) => {
      if (!isOver && navigator.onLine) navigator.sendBeacon(paths.admin.presence, bodyOf(seen));
    };
    tellSoon.current = () => wait(Math.max(0, toldAt + leastMs - Date.now()));
    const onVisibility = () => {
      clearTimeout(timer);
      if (document.visibilityState !== "hidden") {
        // Back from the tab in which somebody has signed in again, or from another page.
        isOver = false;
        return void tell();
      }
      // A page that is being closed is hidden first, and the two could arrive the other way round.
      timer = setTimeout(say, 1000, "hidden");
    };
    const onLeave = () => {
      say("closed");
      isOver = true;
    };
    document.addEventListener("visibilitychange", onVisibility, { signal });
    addEventListener("pagehide", onLeave, { signal });
    void tell();
    return () => {
      clearTimeout(timer);
      gone.abort();
      say("closed");
    };
  }, [kind, id]);

  return {
    shown: heard ?? served,
    /** Notes the field in which somebody types. */
    noteTyping({ target }: FormEvent) {
      const { name } = target as HTMLInputElement;
      if (!name || name === typedIn.current) return;
      typedIn.current = name;
      tellSoon.current?.();
    },
  };
}

const nobody: ShownPresence = { colleagues: [], isOpenElsewhere: false };
