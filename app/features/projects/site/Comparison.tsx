import { type KeyboardEvent, type ReactNode, useState } from "react";
import { HandleRoot, Item, Provider, Root } from "react-compare-slider/components";
import { useReactCompareSlider } from "react-compare-slider/hooks";
import { fill } from "#app/i18n/fill.ts";
import styles from "./Comparison.module.css";

export interface ComparisonProps {
  before: ReactNode;
  after: ReactNode;
  /** Accessible name of the handle. */
  label: string;
  /** What the handle's position says, with a place for `{{percent}}`. */
  valueText: string;
}

/** Where the keys of the slider pattern (WAI-ARIA) move the divider, in percent. */
const ends = new Map([
  ["Home", 0],
  ["End", 100],
]);

/** Two pictures in one box with a movable divider; an arrow key moves it by 5 % (spec 9). */
export function Comparison({ before, after, label, valueText }: ComparisonProps) {
  const [position, setPosition] = useState(50);
  const percent = Math.round(position);
  // The library starts again from its default position whenever it gets another function.
  const slider = useReactCompareSlider({ keyboardIncrement: "5%", onPositionChange: setPosition });

  function onKeyDown(event: KeyboardEvent) {
    const end = ends.get(event.key);
    if (end === undefined) return;
    event.preventDefault();
    slider.setPosition(end);
  }

  return (
    <Provider {...slider}>
      {/* Lets the page scroll when a finger moves vertically over the pictures. */}
      <Root className={styles.root} style={{ touchAction: "pan-y" }}>
        <Item item="itemOne">{before}</Item>
        <Item item="itemTwo" className={styles.after}>
          {after}
        </Item>
        <HandleRoot
          aria-label={label}
          aria-valuenow={percent}
          aria-valuetext={fill(valueText, { percent })}
          className={styles.handle}
          onKeyDown={onKeyDown}
        >
          <span className={styles.grip} />
        </HandleRoot>
      </Root>
    </Provider>
  );
}
