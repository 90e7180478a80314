import { type ComponentType, type RefObject, useRef, useState } from "react";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Picture } from "#app/media/Picture.tsx";
import { useAlt } from "#app/media/useMedia.ts";
import { classes } from "#app/ui/classes.ts";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { Section } from "#app/ui/Section.tsx";
import { useNear } from "#app/ui/useNear.ts";
import styles from "./BeforeAfter.module.css";
import type { ComparisonProps } from "./Comparison.tsx";
import type { ProjectSections } from "./sections.ts";

type Pictures = NonNullable<ProjectSections["beforeAfter"]>;

interface BeforeAfterProps extends Pictures {
  /** The project's name, for pictures without a description. */
  name: string;
}

/**
 * Section 7: the same place before and after, as two labelled figures. With JavaScript enabled the styles
 * overlay them from the first paint, so that nothing moves when the slider loads. Until then a field over
 * them moves the divider (`hydration/start/start.ts`).
 */
export function BeforeAfter({ before, after, name }: BeforeAfterProps) {
  const { detail } = useTexts("projects");
  const pair = useRef<HTMLDivElement>(null);
  const slider = useSlider(pair);
  const figures = {
    before: <Figure {...before} label={detail.before} alt={fill(detail.beforeAlt, { name })} />,
    after: <Figure {...after} label={detail.after} alt={fill(detail.afterAlt, { name })} />,
  };
  return (
    <Section labelledBy="before-after" className={styles.section}>
      <SectionHeading id="before-after" title={detail.beforeAfter} />
      <div
        ref={pair}
        className={classes(styles.pair, slider === "failed" && styles.apart)}
        data-compare=""
      >
        {slider && slider !== "failed" ? (
          <slider.Comparison
            {...figures}
            label={detail.compare}
            valueText={detail.compared}
            start={slider.start}
            takesFocus={slider.takesFocus}
          />
        ) : (
          <>
            {figures.before}
            {figures.after}
            <input
              type="range"
              step={5}
              className={styles.divider}
              aria-label={detail.compare}
              autoComplete="off"
            />
            <span className={styles.grip} aria-hidden="true" />
          </>
        )}
      </div>
    </Section>
  );
}

interface FigureProps extends Readonly<Pictures["before"]> {
  label: string;
  /** Without a description. */
  alt: string;
}

function Figure({ image, inPlace, label, alt }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <Picture image={image} slot="comparison" {...useAlt(image, { inPlace, fallback: alt })} />
      <figcaption>{label}</figcaption>
    </figure>
  );
}

interface Slider extends Pick<ComparisonProps, "start" | "takesFocus"> {
  Comparison: ComponentType<ComparisonProps>;
}

/** The slider, loaded when it comes near the viewport; "failed" when loading failed. */
function useSlider(place: RefObject<Element | null>) {
  const [slider, setSlider] = useState<Slider | "failed">();
  useNear(place, () => {
    const show = ({ Comparison }: Pick<Slider, "Comparison">) => {
      const field = place.current?.querySelector("input");
      // Not from under the finger that moves it.
      if (field?.matches(":active")) {
        setTimeout(() => show({ Comparison }), 100);
        return;
      }
      const takesFocus = field !== undefined && field === document.activeElement;
      setSlider({ Comparison, start: Number(field?.value ?? 50), takesFocus });
    };
    import("./Comparison.tsx").then(show, () => setSlider("failed"));
  });
  return slider;
}
