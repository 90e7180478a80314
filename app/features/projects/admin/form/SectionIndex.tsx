import { use } from "react";
import { EnglishSwitch } from "#app/forms/EnglishSwitch.tsx";
import { counted } from "#app/i18n/counted.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { useHydrated } from "#app/ui/useHydrated.ts";
import styles from "./SectionIndex.module.css";
import { StateDot } from "./StateDot.tsx";
import { sectionId, sectionNames } from "./sectionNames.ts";
import { SectionStatesContext } from "./sectionStatesContext.ts";

/** The form's sections with their states, always visible beside it (above it on a small screen). */
export function SectionIndex() {
  const { index, sections } = useTexts("adminProjects");
  const lang = useLang();
  const states = use(SectionStatesContext);
  const count = sectionNames.filter((name) => states[name] === "shown").length;
  return (
    <div className={styles.index}>
      <EnglishSwitch />
      <nav aria-label={index.label}>
        <p className={styles.summary}>
          {counted(count, lang, index.summaryOne, index.summary, { total: sectionNames.length })}
        </p>
        <ol className={styles.list}>
          {sectionNames.map((name) => (
            <li key={name}>
              <a href={`#${sectionId(name)}`} className={styles.link} data-state={states[name]}>
                <StateDot state={states[name]} />
                {sections[name].short}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <FoldAll />
    </div>
  );
}

/** Collapses or expands all sections; only with JavaScript. */
function FoldAll() {
  const { form } = useTexts("adminProjects");
  if (!useHydrated()) return null;
  const setAll = (isOpen: boolean) => {
    // Rows too, but they stay as they are in a folded section.
    const all = isOpen ? "details[data-section], details[data-row]" : "details[data-section]";
    for (const each of document.querySelectorAll<HTMLDetailsElement>(all)) each.open = isOpen;
  };
  return (
    <div className={styles.folding}>
      <button type="button" onClick={() => setAll(false)}>
        {form.foldAll}
      </button>
      <button type="button" onClick={() => setAll(true)}>
        {form.unfoldAll}
      </button>
    </div>
  );
}
