import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFetcher, useNavigate } from "react-router";
import { brand } from "#app/brand.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Dialog } from "#app/ui/dialog/Dialog.tsx";
import { reveal, targetOf } from "#app/ui/reveal.ts";
import { commandKey } from "#app/ui/shortcuts.ts";
import { menuEntries } from "../menuEntries.ts";
import type { loader } from "./findRecords.ts";
import styles from "./Palette.module.css";
import { matching, sectionTargets, type Target } from "./targets.ts";

/** After the last key, in milliseconds. */
const pause = 150;

interface PaletteProps {
  /** What was typed while this was loading, once its field has the focus. */
  takeTyped: () => string;
  onClose: () => void;
}

/**
 * Leads to any section of the form, screen or record by its name: a field that filters a list, worked by the arrow
 * keys and Enter (the ARIA pattern of a combobox), or by the pointer.
 */
export default function Palette({ takeTyped, onClose }: PaletteProps) {
  const { palette } = useTexts("adminCommon");
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const found = useTargets(query);
  const at = Math.min(chosen, found.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  // After the dialog has given the field the focus.
  useLayoutEffect(() => {
    const typed = takeTyped();
    if (typed) setQuery(typed);
  }, [takeTyped]);

  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  });

  function go(target: Target | undefined) {
    if (!target) return;
    flushSync(onClose);
    // The dialog, now gone, gives the focus back first: in the next frame, however late that is.
    requestAnimationFrame(() => {
      if (target.to.startsWith("#")) reveal(targetOf(target.to));
      else void navigate(target.to);
    });
  }

  function work(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setChosen((at + step + found.length) % found.length);
    }
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      go(found[at]);
    }
  }

  return (
    <Dialog title={palette.title} onClose={onClose}>
      <div className={styles.palette}>
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={found.length > 0 ? optionId(at) : undefined}
          aria-label={palette.label}
          autoComplete="off"
          spellCheck={false}
          placeholder={palette.placeholder}
          className={styles.input}
          data-focus=""
          value={query}
          onChange={({ currentTarget }) => {
            setQuery(currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={work}
        />
        <p role="status" className={found.length > 0 ? "visually-hidden" : styles.none}>
          {found.length > 0 ? fill(palette.count, { count: found.length }) : palette.none}
        </p>
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={palette.title}
          className={styles.list}
        >
          {found.map((target, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <div
              key={target.key}
              id={optionId(index)}
              role="option"
              aria-selected={index === at}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => go(target)}
            >
              <span>{target.name}</span>
              <small>{target.kind}</small>
            </div>
          ))}
        </div>
        <p className={styles.keys}>{fill(palette.keys, { key: commandKey() })}</p>
      </div>
    </Dialog>
  );
}

function useTargets(query: string): Target[] {
  const { menu, palette } = useTexts("adminCommon");
  const { load, data } = useFetcher<typeof loader>();
  const [sections] = useState(() => sectionTargets(palette.kinds.section));
  useEffect(() => {
    if (query.trim() === "") return;
    const address = `${paths.admin.goTo}?${new URLSearchParams({ q: query })}`;
    const timer = setTimeout(() => void load(address), pause);
    return () => clearTimeout(timer);
  }, [query, load]);
  const screens = menuEntries.map(({ to, text }) => ({
    key: to,
    name: fill(menu[text], { name: brand.shortName }),
    kind: palette.kinds.screen,
    to,
  }));
  const records = (query.trim() === "" ? [] : (data?.records ?? [])).map(({ kind, name, to }) => ({
    key: to,
    name,
    kind: palette.kinds[kind],
    to,
  }));
  // Records of an earlier query that still fit; a message is found by more than its name.
  const fitting = matching(records, query);
  const messages = records.filter((record) => record.kind === palette.kinds.message);
  return [
    ...matching([...sections, ...screens], query),
    ...fitting.filter((record) => !messages.includes(record)),
    ...messages,
  ];
}
