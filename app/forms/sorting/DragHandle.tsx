import type { useSortable } from "@dnd-kit/sortable";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import iconButton from "#app/ui/iconButton.module.css";
import { useHydrated } from "#app/ui/useHydrated.ts";
import styles from "./DragHandle.module.css";

interface DragHandleProps {
  label: string;
  sortable: ReturnType<typeof useSortable>;
}

/** The handle that drags an item. Without JavaScript nothing can be dragged; until it runs, the place is kept. */
export function DragHandle({ label, sortable }: DragHandleProps) {
  const { sorting } = useTexts("adminCommon");
  if (!useHydrated()) return <span className={styles.place} />;
  const { attributes, listeners, setActivatorNodeRef } = sortable;
  return (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={classes(iconButton.button, styles.handle)}
      aria-label={fill(sorting.handle, { item: label })}
      aria-roledescription={sorting.role}
      aria-describedby={attributes["aria-describedby"]}
      {...listeners}
    >
      <Icon name="drag" />
    </button>
  );
}

/** Only the handle's icon, for the drag overlay. */
export function HandleIcon() {
  return (
    <span className={classes(iconButton.button, styles.handle)}>
      <Icon name="drag" />
    </span>
  );
}
