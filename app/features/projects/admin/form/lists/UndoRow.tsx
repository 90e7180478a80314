import { useId } from "react";
import { useTexts } from "#app/i18n/useTexts.ts";
import type { ListName } from "../../../fieldLabels.ts";
import styles from "./UndoRow.module.css";

/** Stands where a row was removed, and puts it back. */
export function UndoRow({ name, onUndo }: { name: ListName; onUndo: () => void }) {
  const { lists } = useTexts("adminProjects");
  const id = useId();
  return (
    <div className={styles.undo}>
      <p id={id} role="status">
        {lists[name].removed}
      </p>
      <button type="button" aria-describedby={id} onClick={onUndo} data-undo="">
        {lists.undo}
      </button>
    </div>
  );
}
