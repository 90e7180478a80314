import { Children, type FocusEvent, type ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import styles from "./Marquee.module.css";

/** Fewer items stand still. */
const minMoving = 4;

/**
 * A strip that scrolls its items endlessly. The list is repeated `copies` times so that the loop has no seam
 * (spec 9: twice at home, three times on what-we-do). A mouse can click the links of every copy; the
 * keyboard and assistive technology see only the first. The pause control is a checkbox and needs no
 * JavaScript; with reduced motion the list wraps into rows instead.
 */
export function Marquee({
  label,
  pauseLabel,
  copies,
  children,
}: {
  /** Accessible name of the list. */
  label: string;
  pauseLabel: string;
  copies: 2 | 3;
  /** Returns one child per item; its links get the `tabIndex`. */
  children: (tabIndex: -1 | undefined) => ReactNode;
}) {
  const first = Children.toArray(children(undefined));
  if (first.length < minMoving) {
    return (
      <div className={styles.marquee}>
        <ul className={styles.still} aria-label={label}>
          {listItems(first)}
        </ul>
      </div>
    );
  }
  return (
    <div className={styles.marquee}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only follows the links inside */}
      <div className={styles.window} onFocus={showWhole}>
        <div className={styles.track} data-copies={copies}>
          {Array.from({ length: copies }, (_, copy) => (
            <ul
              // biome-ignore lint/suspicious/noArrayIndexKey: the copies are alike and never move
              key={copy}
              className={styles.list}
              aria-label={copy === 0 ? label : undefined}
              aria-hidden={copy > 0 || undefined}
            >
              {listItems(copy > 0 ? children(-1) : first)}
            </ul>
          ))}
        </div>
      </div>
      <label className={styles.pause}>
        <input type="checkbox" />
        <Icon name="pause" className={styles.pauseIcon} />
        <Icon name="play" className={styles.playIcon} />
        <span className="visually-hidden">{pauseLabel}</span>
      </label>
    </div>
  );
}

function listItems(items: ReactNode) {
  return Children.map(items, (item) => <li>{item}</li>);
}

/** By itself the browser scrolls only to what is completely out of view. */
function showWhole({ target }: FocusEvent) {
  if (target.matches(":focus-visible")) {
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}
