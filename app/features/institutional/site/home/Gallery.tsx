import { useEffect, useRef, useState } from "react";
import { ProjectPicture } from "#app/features/projects/site/ProjectPicture.tsx";
import type { CardProject } from "#app/features/projects/toCard.ts";
import { Localized, langOf } from "#app/i18n/Localized.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { Section } from "#app/ui/Section.tsx";
import styles from "./Gallery.module.css";

/**
 * The highlighted projects as an accordion of pictures (spec 2): exactly one is expanded, at first the first
 * one. Radio buttons hold the choice, so it works by mouse, keyboard and touch without JavaScript. Nothing
 * without highlighted projects.
 */
export function Gallery({ projects }: { projects: CardProject[] }) {
  const { gallery } = useTexts("home");
  // The radio buttons hold the same state; React needs it to load the picture for a panel's new size.
  const [expanded, setExpanded] = useState(0);
  const panels = useRef<HTMLFieldSetElement>(null);
  // The browser restores the choice after a reload, and a visitor may choose before hydration.
  useEffect(() => {
    const choices = [...(panels.current?.querySelectorAll("input") ?? [])];
    setExpanded(choices.findIndex(({ checked }) => checked));
  }, []);
  if (projects.length === 0) return null;
  return (
    <Section labelledBy="gallery">
      <SectionHeading id="gallery" eyebrow={gallery.eyebrow} title={gallery.title} wide>
        <p>{projects.length > 1 ? `${gallery.text} ${gallery.choose}` : gallery.text}</p>
      </SectionHeading>
      <fieldset ref={panels} className={styles.gallery}>
        <legend className="visually-hidden">{gallery.title}</legend>
        {projects.map((project, position) => (
          <Panel
            key={project.id}
            project={project}
            isFirst={position === 0}
            isExpanded={position === expanded}
            onExpand={() => setExpanded(position)}
          />
        ))}
      </fieldset>
      <ButtonLink to={paths.projects} look="outline" icon="arrow-right">
        {gallery.all}
      </ButtonLink>
    </Section>
  );
}

interface PanelProps {
  project: CardProject;
  isFirst: boolean;
  isExpanded: boolean;
  onExpand: () => void;
}

function Panel({ project, isFirst, isExpanded, onExpand }: PanelProps) {
  const { gallery } = useTexts("home");
  return (
    <div className={styles.panel}>
      <label className={styles.cover}>
        <input
          type="radio"
          name="gallery"
          defaultChecked={isFirst}
          onChange={onExpand}
          className="visually-hidden"
          aria-label={`${gallery.open} ${project.name}`}
        />
        <ProjectPicture
          image={project.image}
          inPlace={project.inPlace}
          slot={isExpanded ? "accordion" : "accordionStrip"}
        />
        <span className={styles.name} aria-hidden="true">
          <Localized of={project} field="name" />
        </span>
      </label>
      <div className={styles.words}>
        <div className={styles.about}>
          <h3 lang={langOf(project, "name")}>{project.name}</h3>
          {project.subtitle && (
            <p className={styles.subtitle} lang={langOf(project, "subtitle")}>
              {project.subtitle}
            </p>
          )}
        </div>
        {project.result && (
          <p className={styles.result}>
            <strong>
              <Localized of={project.result} field="numberOne" />
            </strong>{" "}
            <Localized of={project.result} field="nameOne" />
          </p>
        )}
        <ButtonLink to={paths.project(project)} icon="arrow-right">
          {gallery.link}
        </ButtonLink>
      </div>
    </div>
  );
}
