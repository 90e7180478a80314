import { Picture } from "#app/features/media/Picture.tsx";
import { Localized } from "#app/i18n/Localized.tsx";
import { paths } from "#app/paths.ts";
import { BrandPicture } from "#app/ui/BrandPicture.tsx";
import { Card, CardBody, CardLink, CardMedia } from "#app/ui/Card.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { CardProject } from "../toCard.ts";
import styles from "./ProjectCard.module.css";

/** A project in a list: its picture, else the house's, and its name. */
export function ProjectCard({
  project,
  isInFirstScreen = false,
}: {
  project: CardProject;
  isInFirstScreen?: boolean;
}) {
  const { image } = project;
  return (
    <Card className={styles.card}>
      <CardMedia>
        {image ? (
          <Picture image={image} slot="card" alt="" isEager={isInFirstScreen} />
        ) : (
          <BrandPicture name="fallback" sizes="24rem" />
        )}
      </CardMedia>
      <CardBody>
        <h2 className={styles.name}>
          <CardLink to={paths.project(project)}>
            <Localized of={project} field="name" />
            <Icon name="arrow-right" className={styles.arrow} />
          </CardLink>
        </h2>
      </CardBody>
    </Card>
  );
}
