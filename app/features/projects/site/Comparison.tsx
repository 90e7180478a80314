import type { ReactNode } from "react";
import { HandleRoot, Item, Provider, Root } from "react-compare-slider/components";
import { useReactCompareSlider } from "react-compare-slider/hooks";
import styles from "./Comparison.module.css";

export interface ComparisonProps {
  before: ReactNode;
  after: ReactNode;
  /** What the handle moves, for screen readers. */
  label: string;
}

/** Two pictures in one box with a movable border; an arrow key moves it by 5 % (spec 9). */
export function Comparison({ before, after, label }: ComparisonProps) {
  const slider = useReactCompareSlider({ keyboardIncrement: "5%" });
  return (
    <Provider {...slider}>
      {/* The page still scrolls when a finger moves up or down over the pictures. */}
      <Root className={styles.root} style={{ touchAction: "pan-y" }}>
        <Item item="itemOne">{before}</Item>
        <Item item="itemTwo" className={styles.after}>
          {after}
        </Item>
        <HandleRoot aria-label={label} className={styles.handle}>
          <span className={styles.grip} />
        </HandleRoot>
      </Root>
    </Provider>
  );
}
