import { Children, type ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import styles from "./Marquee.module.css";

/**
 * A strip that moves its items past without end. The list stands `copies` times so that the loop
 * has no seam (spec 9: twice at home, three times on what-we-do); assistive technology meets it once.
 * The pause control is a checkbox and needs no script; reduced motion sets the list
 * out in rows instead.
 */
export function Marquee({
  label,
  pauseLabel,
  copies,
  children,
}: {
  /** Names the list for assistive technology. */
  label: string;
  pauseLabel: string;
  copies: 2 | 3;
  /** One child for each item. */
  children: ReactNode;
}) {
  const items = Children.toArray(children);
  return (
    <div className={styles.marquee}>
      <div className={styles.window}>
        <div className={styles.track} data-copies={copies}>
          {Array.from({ length: copies }, (_, copy) => (
            <ul
              // biome-ignore lint/suspicious/noArrayIndexKey: the copies are alike and never move
              key={copy}
              className={styles.list}
              aria-label={copy === 0 ? label : undefined}
              aria-hidden={copy > 0 || undefined}
              inert={copy > 0}
            >
              {items.map((item, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: items carry no key of their own
                <li key={position}>{item}</li>
              ))}
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
