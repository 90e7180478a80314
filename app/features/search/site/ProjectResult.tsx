import { Link } from "react-router";
import { ProjectPicture } from "#app/features/projects/site/ProjectPicture.tsx";
import { langOf } from "#app/i18n/Localized.tsx";
import { paths } from "#app/sitePaths.ts";
import type { FoundProject } from "../search.repo.server.ts";
import { HighlightedText } from "./HighlightedText.tsx";
import styles from "./ProjectResult.module.css";

/** A project in the results: its picture, its name, and the relevant passage. */
export function ProjectResult({ project }: { project: FoundProject }) {
  return (
    <article className={styles.result}>
      <div className={styles.picture}>
        <ProjectPicture image={project.image} slot="menu" />
      </div>
      <div className={styles.words}>
        <h4>
          <Link to={paths.project(project)} lang={langOf(project, "title")}>
            <HighlightedText pieces={project.title} />
          </Link>
        </h4>
        <p lang={langOf(project, "snippet")}>
          <HighlightedText pieces={project.snippet} />
        </p>
      </div>
    </article>
  );
}
