import { useState } from "react";
import { useHydrated } from "#app/ui/useHydrated.ts";
import type { Rows } from "./useRows.ts";

/** What was done with many rows at once, until something else changes the list. */
interface Done {
  before: readonly string[];
  after: readonly string[];
  text: string;
}

/**
 * Many rows of a list at once, each known by one stored value. Only with JavaScript: the buttons of each row do the
 * same.
 *
 * @param field of a row: `file`
 */
export function useSelection({ rows, replace }: Rows, field: string) {
  const isHydrated = useHydrated();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [done, setDone] = useState<Done>();
  const values = rows.map(({ initial }) => initial?.[field] ?? "");
  const keys = rows.map(({ key }) => key);
  const chosen = keys.filter((key) => selected.includes(key));
  const isChosen = (_: string, index: number) => chosen.includes(keys[index] ?? "");

  function change(after: readonly string[], text: string) {
    replace(after.map((value) => ({ [field]: value })));
    setDone({ before: values, after, text });
    setSelected([]);
  }

  return {
    isPossible: isHydrated && rows.length > 1,
    count: chosen.length,
    isSelected: (key: string) => chosen.includes(key),
    toggle: (key: string) =>
      setSelected((known) =>
        known.includes(key) ? known.filter((other) => other !== key) : [...known, key],
      ),
    selectAll: () => setSelected(keys),
    clear: () => setSelected([]),
    /** @param text said of it, beside the button that takes it back */
    remove: (text: string) =>
      change(
        values.filter((value, index) => !isChosen(value, index)),
        text,
      ),
    move(to: "start" | "end", text: string) {
      const moved = values.filter(isChosen);
      const rest = values.filter((value, index) => !isChosen(value, index));
      change(to === "start" ? [...moved, ...rest] : [...rest, ...moved], text);
    },
    undoable: done && isSame(done.after, values) ? done.text : undefined,
    undo() {
      if (done) replace(done.before.map((value) => ({ [field]: value })));
      setDone(undefined);
    },
  };
}

function isSame(one: readonly string[], other: readonly string[]) {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
