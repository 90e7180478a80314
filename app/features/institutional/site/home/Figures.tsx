import { numberKeys } from "#app/features/numbers/numberKeys.ts";
import type { PublicNumbers } from "#app/features/numbers/numbers.schema.ts";
import { langOf } from "#app/i18n/Localized.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { isBlank } from "#app/text/blank.ts";
import { Figure, figureSize } from "#app/ui/Figure.tsx";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { Section } from "#app/ui/Section.tsx";
import { TideEdge } from "#app/ui/Tide.tsx";
import styles from "./Figures.module.css";

/** The key numbers that staff edit: a column for each one filled in; nothing while none is. */
export function Figures({ numbers }: { numbers: PublicNumbers }) {
  const { numbers: texts } = useTexts("home");
  const filled = numberKeys.filter((key) => !isBlank(numbers[key].number));
  if (filled.length === 0) return null;
  const isLong = filled.some((key) => figureSize(numbers[key].number) > 8);
  return (
    <Section tone="ink" labelledBy="numbers" className={styles.section}>
      <TideEdge at="top" />
      <SectionHeading id="numbers" eyebrow={texts.eyebrow} title={texts.title} wide>
        <p>{texts.text}</p>
      </SectionHeading>
      <ul className={styles.figures} data-long={isLong || undefined}>
        {filled.map((key) => (
          <li key={key}>
            <p className={styles.number} lang={langOf(numbers[key], "number")}>
              <Figure text={numbers[key].number} />
            </p>
            <p className={styles.description} lang={langOf(numbers[key], "description")}>
              {numbers[key].description}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
