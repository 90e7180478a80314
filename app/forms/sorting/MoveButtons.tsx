import type { ComponentProps } from "react";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import iconButton from "#app/ui/iconButton.module.css";
import styles from "./MoveButtons.module.css";

/** What a button submits without JavaScript: `name`, `value`, `form`, `formAction`... */
export type MoveButton = Omit<ComponentProps<"button">, "children" | "onClick" | "ref" | "type">;

interface MoveButtonsProps {
  label: string;
  layout: "list" | "grid";
  /** Undefined at the list's ends. */
  up: MoveButton | undefined;
  down: MoveButton | undefined;
  onUp: () => void;
  onDown: () => void;
}

/**
 * Move by one position: up and down, in a grid before and after. They work without JavaScript, as plain
 * submits.
 */
export function MoveButtons({ label, layout, up, down, onUp, onDown }: MoveButtonsProps) {
  const { sorting } = useTexts("adminCommon");
  const isGrid = layout === "grid";
  const nameOf = (text: string) => fill(text, { item: label });
  const toEnd = isGrid ? sorting.after : sorting.down;
  const toStart = isGrid ? sorting.before : sorting.up;
  return (
    <span className={styles.moves} data-layout={layout}>
      <Move button={up} name={nameOf(toStart)} onMove={onUp} isUp />
      <Move button={down} name={nameOf(toEnd)} onMove={onDown} />
    </span>
  );
}

interface MoveProps {
  button: MoveButton | undefined;
  name: string;
  onMove: () => void;
  isUp?: boolean;
}

function Move({ button, name, onMove, isUp = false }: MoveProps) {
  return (
    <button
      className={classes(iconButton.button, styles.move, isUp && styles.up)}
      aria-label={name}
      // `disabled` would lose the focus when an item reaches the end of the list.
      aria-disabled={button ? undefined : true}
      onClick={(event) => {
        event.preventDefault();
        if (button) onMove();
      }}
      {...button}
      type={button ? "submit" : "button"}
    >
      <Icon name="arrow-right" />
    </button>
  );
}
