import { useState } from "react";
import { useHydrated } from "#app/ui/useHydrated.ts";
import type { Rows } from "./useRows.ts";

/** What was done with many rows at once, until something else changes the list. */
interface Done {
  before: readonly Row[];
  after: readonly Row[];
  text: string;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Many rows of a list at once. Only with JavaScript: the buttons of each row do the
 * same.
 *
 * @param read what the form holds for the rows at this moment
 */
export function useSelection({ rows, replace }: Rows, read: () => readonly Row[]) {
  const isHydrated = useHydrated();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [done, setDone] = useState<Done>();
  const keys = rows.map(({ key }) => key);
  const chosen = keys.filter((key) => selected.includes(key));
  const isChosen = (_: Row, index: number) => chosen.includes(keys[index] ?? "");

  function change(pick: (rows: readonly Row[]) => Row[], text: string) {
    const before = read();
    const after = pick(before);
    replace(after);
    setDone({ before, after, text });
    setSelected([]);
  }

  return {
    isPossible: isHydrated && rows.length > 1,
    count: chosen.length,
    /** The keys of the selected rows, in the list's order. */
    chosen,
    isSelected: (key: string) => chosen.includes(key),
    toggle: (key: string) =>
      setSelected((known) =>
        known.includes(key) ? known.filter((other) => other !== key) : [...known, key],
      ),
    selectAll: () => setSelected(keys),
    clear: () => setSelected([]),
    /** @param text said of it, beside the button that takes it back */
    remove: (text: string) =>
      change((held) => held.filter((row, index) => !isChosen(row, index)), text),
    move(to: "start" | "end", text: string) {
      change((held) => {
        const moved = held.filter(isChosen);
        const rest = held.filter((row, index) => !isChosen(row, index));
        return to === "start" ? [...moved, ...rest] : [...rest, ...moved];
      }, text);
    },
    undoable: done && isSame(done.after, rows) ? done.text : undefined,
    undo() {
      if (done) replace(takeBack(done, read()));
      setDone(undefined);
    },
  };
}

/**
 * The rows as they were before, with what was said of each photo since then. A photo may stand twice, with other words in
 * each place: a row is known by where it is, while the list holds the same files.
 *
 * @param now the rows at this moment, one for each of `after`
 */
export function takeBack({ before, after }: Pick<Done, "before" | "after">, now: readonly Row[]) {
  return before.map((row) => now[after.indexOf(row)] ?? row);
}

/** Whether the list still holds the same files. */
function isSame(done: readonly Row[], rows: Rows["rows"]) {
  return (
    done.length === rows.length && rows.every(({ initial }, at) => initial?.file === done[at]?.file)
  );
}
