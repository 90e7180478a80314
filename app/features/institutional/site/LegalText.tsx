import { brand, postalAddress } from "#app/brand.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { classes } from "#app/ui/classes.ts";
import { Section } from "#app/ui/Section.tsx";
import styles from "./LegalText.module.css";
import { Prose } from "./Prose.tsx";

interface LegalSection {
  title: string;
  text: readonly string[];
}

/** Placeholders in the texts, which contain nothing specific to the agency. */
const namesIn = (lang: Lang) => ({
  agency: brand.name,
  email: brand.email,
  phone: brand.phone.text[lang],
  address: postalAddress(lang).join(", "),
});

/** The body of the terms and of the privacy policy: date, contents, and its sections in order. */
export function LegalText({
  sections,
  numbered = false,
  values = {},
}: {
  sections: readonly LegalSection[];
  numbered?: boolean;
  /** Values of further placeholders. */
  values?: Record<string, string>;
}) {
  const texts = useTexts("legal");
  const names = namesIn(useLang());
  const List = numbered ? "ol" : "ul";
  const list = classes(styles.list, numbered && styles.numbered);
  return (
    <Section>
      <div className={styles.page}>
        <nav className={styles.contents} aria-labelledby="contents">
          <p>{fill(texts.updated, { date: texts.updatedOn })}</p>
          <h2 id="contents">{texts.contents}</h2>
          <List className={list}>
            {sections.map((section, index) => (
              <li key={section.title}>
                <a href={`#${anchor(index)}`}>{section.title}</a>
              </li>
            ))}
          </List>
        </nav>
        <List className={list}>
          {sections.map((section, index) => (
            <li key={section.title} id={anchor(index)} className={styles.section}>
              <h2>{section.title}</h2>
              <Prose
                paragraphs={section.text.map((paragraph) =>
                  fill(paragraph, { ...names, ...values }),
                )}
              />
            </li>
          ))}
        </List>
      </div>
    </Section>
  );
}

const anchor = (index: number) => `s${index + 1}`;
