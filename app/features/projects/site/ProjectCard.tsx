import { Localized, langOf } from "#app/i18n/Localized.tsx";
import { paths } from "#app/paths.ts";
import { Card, CardBody, CardLink, CardMedia } from "#app/ui/Card.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { CardProject } from "../toCard.ts";
import styles from "./ProjectCard.module.css";
import { ProjectPicture } from "./ProjectPicture.tsx";

interface ProjectCardProps {
  project: CardProject;
  isInFirstScreen?: boolean;
  /** One below the heading of its list. */
  heading?: "h2" | "h3" | "h4";
}

/** A project in a list: its picture, or the site's default, its name and its subtitle. */
export function ProjectCard({
  project,
  isInFirstScreen = false,
  heading: Heading = "h2",
}: ProjectCardProps) {
  const { image } = project;
  return (
    <Card className={styles.card}>
      <CardMedia>
        <ProjectPicture image={image} slot="card" isEager={isInFirstScreen} />
      </CardMedia>
      <CardBody>
        <Heading className={styles.name}>
          <CardLink to={paths.project(project)}>
            <Localized of={project} field="name" />
            <Icon name="arrow-right" className={styles.arrow} />
          </CardLink>
        </Heading>
        {project.subtitle && (
          <p className={styles.subtitle} lang={langOf(project, "subtitle")}>
            {project.subtitle}
          </p>
        )}
      </CardBody>
    </Card>
  );
}
