import { type ReactNode, use } from "react";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./FormSection.module.css";
import { StateDot } from "./StateDot.tsx";
import { type SectionName, sectionId, sectionNames } from "./sectionNames.ts";
import { SectionStatesContext } from "./sectionStatesContext.ts";

interface FormSectionProps {
  name: SectionName;
  hint?: string;
  children: ReactNode;
}

/** A collapsible section of the form. Collapsed fields are submitted all the same. */
export function FormSection({ name, hint, children }: FormSectionProps) {
  const { sections, index } = useTexts("adminProjects");
  const state = use(SectionStatesContext)[name];
  return (
    <details open id={sectionId(name)} className={styles.section} data-section="">
      <summary className={styles.head}>
        <span className={styles.number}>{sectionNames.indexOf(name) + 1}</span>
        <h2 className={styles.title}>{sections[name].title}</h2>
        <span className={styles.state} data-state={state}>
          <StateDot state={state} />
          <span className={styles.stateText} aria-hidden="true">
            {index.marks[state]}
          </span>
        </span>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.body}>
        {hint && <p className={styles.hint}>{hint}</p>}
        {children}
      </div>
    </details>
  );
}
