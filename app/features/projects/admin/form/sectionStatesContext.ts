import { parse } from "@conform-to/dom";
import { createContext, useEffect, useMemo, useState } from "react";
import { useDescribing } from "#app/forms/files/describing.ts";
import { type SectionGap, type StoredTexts, sectionGap } from "./sectionGaps.ts";
import { type SectionName, sectionNames } from "./sectionNames.ts";
import { lackingFields, type SectionState, sectionStates } from "./sectionStates.ts";

/** What is told about a section beside the form. */
interface SectionStatus extends SectionGap {
  state: SectionState;
  /** The fields without which a partial one does not show: `beforeAndAfter.title`. */
  lacks: string[];
}
type SectionStatuses = Record<SectionName, SectionStatus>;

export const SectionStatesContext = createContext<SectionStatuses>(
  statusesOf({}, { english: {}, described: [] }),
);

/** Long enough not to slow down typing, short enough to feel responsive. */
const pauseMs = 250;

/**
 * The states of the sections of a form on the screen, updated shortly after a change: a text, a row, a file.
 *
 * @param initial the form's initial values
 */
export function useSectionStates(
  formId: string,
  initial: unknown,
  stored: StoredTexts,
): SectionStatuses {
  const [statuses, setStatuses] = useState(() => statusesOf(initial, stored));
  const { english } = stored;
  const described = useDescribedNow(stored.described);

  useEffect(() => {
    const form = document.forms.namedItem(formId);
    if (!form) return;
    let timer: ReturnType<typeof setTimeout>;
    const judge = () => {
      const next = statusesOf(formValues(form), { english, described });
      setStatuses((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(judge, pauseMs);
    };
    // One of its pictures may just have been described.
    wait();
    form.addEventListener("input", wait);
    // Added or removed rows and uploaded files fire no events on the form.
    const observer = new MutationObserver(wait);
    observer.observe(form, { childList: true, subtree: true, attributeFilter: ["value", "name"] });
    return () => {
      clearTimeout(timer);
      form.removeEventListener("input", wait);
      observer.disconnect();
    };
  }, [formId, english, described]);

  return statuses;
}

/** With the pictures described over the form since it was read, and those chosen from the library. */
function useDescribedNow(stored: readonly string[]): readonly string[] {
  const saved = useDescribing()?.saved;
  return useMemo(() => {
    const later = Object.entries(saved ?? {});
    const described = later.filter(([, { alt }]) => alt !== "missing").map(([path]) => path);
    return [...stored.filter((path) => !saved?.[path]), ...described];
  }, [stored, saved]);
}

function statusesOf(values: unknown, stored: StoredTexts): SectionStatuses {
  const states = sectionStates(values);
  const held = (values ?? {}) as Record<string, unknown>;
  const status = (name: SectionName) => {
    const state = states[name];
    return { state, lacks: state === "partial" ? lackingFields(name, values) : [] };
  };
  const statuses = sectionNames.map(
    (name) => [name, { ...status(name), ...sectionGap(name, held, stored) }] as const,
  );
  return Object.fromEntries(statuses) as SectionStatuses;
}

/** What a form holds at this moment, in the shape of its schema's input. */
export function formValues(form: HTMLFormElement): Record<string, unknown> {
  return parse(new FormData(form), { resolve: () => ({ error: {} }) }).payload;
}
