import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { HandleRoot, Item, Provider, Root } from "react-compare-slider/components";
import { useReactCompareSlider } from "react-compare-slider/hooks";
import { fill } from "#app/i18n/fill.ts";
import { classes } from "#app/ui/classes.ts";
import pairStyles from "./BeforeAfter.module.css";
import styles from "./Comparison.module.css";

export interface ComparisonProps {
  before: ReactNode;
  after: ReactNode;
  /** Accessible name of the handle. */
  label: string;
  /** What the handle's position says, with a place for `{{percent}}`. */
  valueText: string;
  /** Where the divider is at first, in percent. */
  start: number;
  /** Whether the field that moved it before has the focus. */
  takesFocus: boolean;
}

/** Where the keys of the slider pattern (WAI-ARIA) move the divider, in percent. */
const ends = new Map([
  ["Home", 0],
  ["End", 100],
]);

/** Two pictures in one box with a movable divider; an arrow key moves it by 5 % (spec 9). */
export function Comparison(props: ComparisonProps) {
  const { before, after, label, valueText, start, takesFocus } = props;
  const [position, setPosition] = useState(start);
  const grip = useRef<HTMLSpanElement>(null);
  const percent = Math.round(position);
  // The library starts again from its default position whenever it gets another function.
  const slider = useReactCompareSlider({
    defaultPosition: start,
    keyboardIncrement: "5%",
    onPositionChange: setPosition,
  });

  useLayoutEffect(() => {
    if (takesFocus) grip.current?.closest<HTMLElement>("[role=slider]")?.focus();
  }, [takesFocus]);

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
          <span ref={grip} className={classes(pairStyles.grip, styles.grip)} />
        </HandleRoot>
      </Root>
    </Provider>
  );
}
