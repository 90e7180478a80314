import { classes } from "./classes.ts";
import styles from "./Icon.module.css";
import sprite from "./icons.svg?no-inline";

/** A symbol of `icons.svg`; `moon-1` to `moon-9` is one lunar month, as seen from Recife. */
export type IconName =
  | "arrow-left"
  | "arrow-out"
  | "arrow-right"
  | "check"
  | "chevron-down"
  | "close"
  | "coordination"
  | "document"
  | "download"
  | "drag"
  | "edit"
  | "eye"
  | "future"
  | "globe"
  | "image"
  | "info"
  | "instagram"
  | "linkedin"
  | "mail"
  | "map-pin"
  | "menu"
  | "more"
  | `moon-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | "pause"
  | "phone"
  | "play"
  | "plus"
  | "search"
  | "settings"
  | "star"
  | "star-full"
  | "transdisciplinarity"
  | "trash"
  | "warning"
  | "youtube";

/**
 * A decorative icon in the text's colour, 1.25 times its size, next to its text. The symbols are in one
 * cached sprite, so that they add no JavaScript.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={classes(styles.icon, className)} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
