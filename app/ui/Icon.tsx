import type { ReactNode } from "react";
import type { adminIcons } from "./adminIcons.tsx";
import { classes } from "./classes.ts";
import styles from "./Icon.module.css";

export type IconName = keyof typeof iconDrawings | keyof typeof adminIcons;

/** A decorative icon in the text's colour, 1.25 times its size, next to its text. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={classes(styles.icon, className)} aria-hidden="true">
      {drawings.get(name)}
    </svg>
  );
}

/**
 * The site's icons, each in a 24-unit square, drawn as strokes with the width, caps and colour set by `Icon`. They
 * are inlined: a sprite would be one more request before a phone's first view is complete.
 */
const iconDrawings = {
  "arrow-left": <path d="M20 12H4M10 6l-6 6 6 6" />,
  "arrow-out": <path d="M7 17 17 7M9 7h8v8" />,
  "arrow-right": <path d="M4 12h16M14 6l6 6-6 6" />,
  check: <path d="m5 13 4.5 4.5L19 7" />,
  "chevron-down": <path d="m6 9 6 6 6-6" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  coordination: (
    <>
      <path d="M3 19c3 0 3 1.5 6 1.5s3-1.5 6-1.5 3 1.5 6 1.5M4 16v-4a4 4 0 0 1 8 0v4M12 16v-4a4 4 0 0 1 8 0v4M8 5.5h8" />
      <circle cx="6.5" cy="5.5" r="1.5" />
      <circle cx="17.5" cy="5.5" r="1.5" />
    </>
  ),
  document: <path d="M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6" />,
  download: <path d="M12 4v12M7 11l5 5 5-5M5 20h14" />,
  future: (
    <path d="M2.5 15h19M5 19c2.3 0 2.3 1.5 4.7 1.5S12 19 14.3 19s2.3 1.5 4.7 1.5M6 15a6 6 0 0 1 12 0M12 3v2.5M4.5 7l1.7 1.7M19.5 7l-1.7 1.7" />
  ),
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.8 7.2v.1" />
    </>
  ),
  linkedin: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
      <path d="M8 10.5V16M8 7.8v.1M12 16v-5.5M12 13c0-3 4.5-3.5 4.5 0v3" />
    </>
  ),
  mail: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="2" />
      <path d="m4 7.5 8 6 8-6" />
    </>
  ),
  "map-pin": (
    <>
      <path d="M12 21s-6.5-5.8-6.5-11a6.5 6.5 0 0 1 13 0c0 5.2-6.5 11-6.5 11z" />
      <circle cx="12" cy="10" r="2.3" />
    </>
  ),
  menu: <path d="M3 8c3 0 3 2 6 2s3-2 6-2 3 2 6 2M3 15c3 0 3 2 6 2s3-2 6-2 3 2 6 2" />,
  pause: <path d="M9 5v14M15 5v14" />,
  phone: (
    <path d="M5 4h3.5l1.7 4.3-2.1 1.5a11.5 11.5 0 0 0 6.1 6.1l1.5-2.1L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4z" />
  ),
  play: <path d="M8 5v14l11-7z" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  settings: (
    <>
      <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
      <circle cx="16" cy="7" r="3" />
      <circle cx="8" cy="17" r="3" />
    </>
  ),
  transdisciplinarity: (
    <>
      <circle cx="9" cy="9.5" r="5.5" />
      <circle cx="15" cy="9.5" r="5.5" />
      <circle cx="12" cy="14.7" r="5.5" />
    </>
  ),
  warning: <path d="M12 4 2.8 19.5h18.4zM12 10v4.5M12 17.2v.1" />,
  youtube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="M10 9v6l5-3z" />
    </>
  ),
} as const;

const drawings = new Map<string, ReactNode>(Object.entries(iconDrawings));

/** For icons that are not in the script of every page. */
export function addIcons(more: Readonly<Record<string, ReactNode>>): void {
  for (const [name, drawing] of Object.entries(more)) drawings.set(name, drawing);
}
