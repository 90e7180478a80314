import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import styles from "./SelectionBar.module.css";
import type { useSelection } from "./useSelection.ts";

interface SelectionBarProps {
  selection: ReturnType<typeof useSelection>;
  onDescribe: () => void;
}

/** What can be done with the selected photos, and taken back. */
export function SelectionBar({ selection, onDescribe }: SelectionBarProps) {
  const { lists } = useTexts("adminProjects");
  const { selection: texts } = lists;
  const { count, undoable } = selection;
  if (!selection.isPossible && !undoable) return null;
  const named = (text: string, one: string) => fill(count === 1 ? one : text, { count });
  return (
    <div className={styles.bar}>
      <p role="status">{count > 0 ? named(texts.count, texts.countOne) : undoable}</p>
      {count === 0 && undoable && (
        <button type="button" onClick={selection.undo} data-undo="">
          {lists.undo}
        </button>
      )}
      {count === 0 && !undoable && (
        <button type="button" onClick={selection.selectAll}>
          {texts.all}
        </button>
      )}
      {count > 0 && (
        <>
          <button type="button" aria-haspopup="dialog" onClick={onDescribe}>
            {texts.describe}
          </button>
          <button
            type="button"
            onClick={() => selection.move("start", named(texts.moved, texts.movedOne))}
          >
            {texts.toStart}
          </button>
          <button
            type="button"
            onClick={() => selection.move("end", named(texts.moved, texts.movedOne))}
          >
            {texts.toEnd}
          </button>
          <button
            type="button"
            data-danger=""
            onClick={() => selection.remove(named(texts.removed, texts.removedOne))}
          >
            {texts.remove}
          </button>
          <button type="button" onClick={selection.clear}>
            {texts.clear}
          </button>
        </>
      )}
    </div>
  );
}
