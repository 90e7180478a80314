import { type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useFormView } from "#app/forms/formView.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { useHydrated } from "#app/ui/useHydrated.ts";
import styles from "./FormSection.module.css";
import { isOptional, type SectionName, sectionId, sectionNames } from "./sectionNames.ts";
import { SectionStatesContext } from "./sectionStatesContext.ts";

interface FormSectionProps {
  name: SectionName;
  hint?: string;
  children: ReactNode;
}

/**
 * A collapsible section of the form. Collapsed fields are submitted all the same. An empty optional one begins as a
 * line that adds it, all but one as lines where somebody likes one at a time; without JavaScript all are open.
 */
export function FormSection({ name, hint, children }: FormSectionProps) {
  const { sections, adding, index } = useTexts("adminProjects");
  const section = useRef<HTMLDetailsElement>(null);
  const { state } = use(SectionStatesContext)[name];
  const lacking = useLackingText(name);
  const addText = isOptional(name) && state === "empty" ? adding[name] : undefined;
  const [isOneSection] = useFormView("isOneSection");
  const [isFolded] = useState(addText !== undefined || (isOneSection && name !== sectionNames[0]));
  const isHydrated = useHydrated();
  useFoldedAtFirst(section, isFolded);
  useOpenWhenFilled(section, state !== "empty", isOneSection);
  return (
    <details
      ref={section}
      open
      id={sectionId(name)}
      className={styles.section}
      data-section=""
      // A file that is dropped on it while it is folded. Writing what it has would be a change of the page with every key.
      onChange={({ currentTarget }) => {
        if (!currentTarget.open) currentTarget.open = true;
      }}
      // Until the script has folded it, it looks like that (FormSection.module.css).
      data-folds={(isFolded && !isHydrated) || undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, and Enter on it fires a click */}
      <summary
        className={styles.head}
        onClick={() => addText && !section.current?.open && goInto(section)}
      >
        <span className={styles.number}>{sectionNames.indexOf(name) + 1}</span>
        <h2 className={styles.title}>{sections[name].title}</h2>
        {addText && (
          <span className={styles.add}>
            <Icon name="plus" />
            {addText}
          </span>
        )}
        <span className={styles.state} data-state={state}>
          <StateDot name={name} />
          <span className={styles.stateText} aria-hidden="true" title={lacking}>
            {lacking ?? index.marks[state]}
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

type SectionRef = { current: HTMLDetailsElement | null };

/** After it has opened: whoever adds something goes on in its first field; a file is asked for at once. */
function goInto({ current }: SectionRef) {
  setTimeout(() => {
    const first = current?.querySelector<HTMLElement>("textarea, input:not([type=hidden])");
    first?.focus();
    if (first?.matches("[type=file]")) first.click();
  });
}

function useFoldedAtFirst(section: SectionRef, isFolded: boolean) {
  useLayoutEffect(() => {
    if (isFolded && section.current) section.current.open = false;
  }, [section, isFolded]);
}

/** What comes into a folded section, such as a dropped photo, shows, unless that would fold the one in use. */
function useOpenWhenFilled(section: SectionRef, isFilled: boolean, isOneSection: boolean) {
  const was = useRef(isFilled);
  useEffect(() => {
    const isNew = isFilled && !was.current;
    was.current = isFilled;
    if (isNew && !isOneSection && section.current) section.current.open = true;
  }, [section, isFilled, isOneSection]);
}

/** A dot that is full, half or hollow, with its meaning as text. */
export function StateDot({ name }: { name: SectionName }) {
  const { index } = useTexts("adminProjects");
  const { state } = use(SectionStatesContext)[name];
  const lacking = useLackingText(name);
  const text = lacking ? `${index[state]}. ${lacking}` : index[state];
  return (
    <span className={styles.dot} data-state={state} title={text}>
      <span className="visually-hidden">({text}) </span>
    </span>
  );
}

/** Which fields an incomplete section lacks; undefined for another one. */
function useLackingText(name: SectionName): string | undefined {
  const { index, fields } = useTexts("adminProjects");
  const { lacks } = use(SectionStatesContext)[name];
  if (lacks.length === 0) return undefined;
  const { main, partners, posts, beforeAndAfter } = fields;
  const labels: Record<string, Record<string, string>> = { main, partners, posts, beforeAndAfter };
  const names = lacks.map((path) => {
    const [part = "", field = ""] = path.split(".");
    return labels[part]?.[field] ?? field;
  });
  return fill(index.lacks, { fields: names.join(", ") });
}
