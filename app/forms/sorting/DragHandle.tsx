import type { useSortable } from "@dnd-kit/sortable";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { useHydrated } from "#app/ui/useHydrated.ts";
import styles from "./DragHandle.module.css";

interface DragHandleProps {
  label: string;
  sortable: ReturnType<typeof useSortable>;
}

/** Where an item is taken hold of. Without a script nothing can be dragged, so there is none. */
export function DragHandle({ label, sortable }: DragHandleProps) {
  const { sorting } = useTexts("adminCommon");
  if (!useHydrated()) return null;
  const { attributes, listeners, setActivatorNodeRef } = sortable;
  return (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={styles.handle}
      aria-label={fill(sorting.handle, { item: label })}
      aria-roledescription={sorting.role}
      aria-describedby={attributes["aria-describedby"]}
      {...listeners}
    >
      <Icon name="drag" />
    </button>
  );
}

/** The handle's looks alone, on what follows the pointer. */
export function HandleIcon() {
  return (
    <span className={styles.handle}>
      <Icon name="drag" />
    </span>
  );
}
