import { use, useEffect, useRef } from "react";
import { EnglishSwitch } from "#app/forms/EnglishSwitch.tsx";
import { useFormView } from "#app/forms/formView.ts";
import { counted } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { StateDot } from "./FormSection.tsx";
import styles from "./SectionIndex.module.css";
import { type SectionName, sectionId, sectionNames } from "./sectionNames.ts";
import { SectionStatesContext } from "./sectionStatesContext.ts";
import { foldAllBut, setAllSections, useCurrentSection, useOneSection } from "./useSectionView.ts";

/** The form's sections with what they lack, always in reach: a rail beside it, a row above it where there is no room. */
export function SectionIndex() {
  const { index, sections } = useTexts("adminProjects");
  const lang = useLang();
  const statuses = use(SectionStatesContext);
  const current = useCurrentSection();
  const rail = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const entry = current && list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!entry || !list.current || !rail.current) return;
    list.current.scrollLeft = entry.offsetLeft - list.current.offsetLeft;
    scrollDownTo(rail.current, entry);
  }, [current]);
  const count = sectionNames.filter((name) => statuses[name].state === "shown").length;
  return (
    <div ref={rail} className={styles.index}>
      <div className={styles.view}>
        <EnglishSwitch />
        <Folding current={current} />
      </div>
      <nav aria-label={index.label} className={styles.nav}>
        <p className={styles.summary}>
          {counted(count, lang, index.summaryOne, index.summary, { total: sectionNames.length })}
        </p>
        <ol ref={list} className={styles.list}>
          {sectionNames.map((name) => (
            <li key={name}>
              <a
                href={`#${sectionId(name)}`}
                className={styles.link}
                data-state={statuses[name].state}
                aria-current={name === current ? "true" : undefined}
              >
                <StateDot name={name} />
                <span>{sections[name].short}</span>
                <Lacking name={name} />
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

/** No further than needed, and without the window: `scrollIntoView` would move that, too. */
function scrollDownTo(rail: HTMLElement, entry: HTMLElement) {
  const [outer, inner] = [rail.getBoundingClientRect(), entry.getBoundingClientRect()];
  const above = Math.min(0, inner.top - outer.top);
  const below = Math.max(0, inner.bottom - outer.bottom);
  rail.scrollTop += above || below;
}

/** What the section lacks, in a word or two. */
function Lacking({ name }: { name: SectionName }) {
  const { index } = useTexts("adminProjects");
  const lang = useLang();
  const { state, english, alt } = use(SectionStatesContext)[name];
  const marks = [
    [index.englishMark, english, counted(english, lang, index.englishOne, index.english)],
    [index.altMark, alt, counted(alt, lang, index.altOne, index.alt)],
  ] as const;
  return (
    <span className={styles.lacking}>
      {state === "partial" && <span aria-hidden="true">{index.marks.partial}</span>}
      {marks.map(
        ([mark, lacking, text]) =>
          lacking > 0 && (
            <span key={mark} className={styles.mark} title={text}>
              <span aria-hidden="true">
                {mark} {lacking}
              </span>
              <span className="visually-hidden"> ({text})</span>
            </span>
          ),
      )}
    </span>
  );
}

/** One section at a time or all of them, which this browser remembers; only with JavaScript. */
function Folding({ current }: { current: SectionName | undefined }) {
  const { form } = useTexts("adminProjects");
  const [isOneSection, choose] = useFormView("isOneSection");
  useOneSection(isOneSection);
  return (
    <div className={styles.folding}>
      <button
        type="button"
        aria-pressed={isOneSection}
        onClick={() => {
          if (isOneSection) setAllSections(true);
          else foldAllBut(current ?? "banner");
          choose(!isOneSection);
        }}
      >
        {form.oneSection}
      </button>
      <button type="button" onClick={() => setAllSections(false)}>
        {form.foldAll}
      </button>
      {!isOneSection && (
        <button type="button" onClick={() => setAllSections(true)}>
          {form.unfoldAll}
        </button>
      )}
    </div>
  );
}
