import { Localized, langOf } from "#app/i18n/Localized.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { Card, CardBody, CardLink, CardMedia } from "#app/ui/Card.tsx";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { CardProject } from "../toCard.ts";
import styles from "./ProjectCard.module.css";
import { ProjectPicture } from "./ProjectPicture.tsx";

interface ProjectCardProps {
  project: CardProject;
  isInFirstScreen?: boolean;
  /** The first of a list, larger than the others and with its first result. */
  isLead?: boolean;
  /** One below the heading of its list. */
  heading?: "h2" | "h3" | "h4";
}

/** A project in a list: its picture, or the site's default, its name, its subtitle, its place and theme. */
export function ProjectCard({
  project,
  isInFirstScreen = false,
  isLead = false,
  heading: Heading = "h2",
}: ProjectCardProps) {
  const { image, inPlace, subtitle, result } = project;
  return (
    <Card className={classes(styles.card, isLead && styles.lead)}>
      <CardMedia>
        <ProjectPicture
          image={image}
          inPlace={inPlace}
          slot={isLead ? "video" : "card"}
          isEager={isInFirstScreen}
        />
      </CardMedia>
      <CardBody>
        <Heading className={styles.name}>
          <CardLink to={paths.project(project)}>
            <Localized of={project} field="name" />
            <Icon name="arrow-right" className={styles.arrow} />
          </CardLink>
        </Heading>
        {subtitle && (
          <p className={styles.subtitle} lang={langOf(project, "subtitle")}>
            {subtitle}
          </p>
        )}
        {isLead && result && (
          <p className={styles.result}>
            <strong lang={langOf(result, "numberOne")}>{result.numberOne}</strong>{" "}
            <span lang={langOf(result, "nameOne")}>{result.nameOne}</span>
          </p>
        )}
        {(project.place ?? project.theme) !== undefined && <Facts project={project} />}
      </CardBody>
    </Card>
  );
}

function Facts({ project }: { project: CardProject }) {
  const { detail } = useTexts("projects");
  const facts = (["place", "theme"] as const).filter((field) => project[field] !== undefined);
  return (
    <ul className={styles.facts}>
      {facts.map((field) => (
        <li key={field}>
          <span className="visually-hidden">{detail[field]}: </span>
          <span lang={langOf(project, field)}>{project[field]}</span>
        </li>
      ))}
    </ul>
  );
}
