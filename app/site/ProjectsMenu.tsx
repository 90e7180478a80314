import { Link, useLocation } from "react-router";
import { ProjectPicture } from "#app/features/projects/site/ProjectPicture.tsx";
import type { InPortuguese } from "#app/i18n/content.ts";
import { langOf } from "#app/i18n/Localized.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { isOfProjects } from "./menu.ts";
import styles from "./ProjectsMenu.module.css";
import { useHoverDisclosure } from "./useHoverDisclosure.ts";

/** What the menus show of a project. */
export interface MenuProject extends InPortuguese {
  id: number;
  name: string;
  bannerImage: string | null;
}

/**
 * The header's Projects entry (spec 2): a panel with every project as an image card and a link to the whole
 * list. A native `<details>` that works by click and key; a mouse opens it by hovering.
 */
export function ProjectsMenu({ projects }: { projects: MenuProject[] }) {
  const { menu } = useTexts("common");
  const isCurrent = isOfProjects(useLocation().pathname);
  return (
    <details className={styles.menu} {...useHoverDisclosure()}>
      <summary className={styles.summary} aria-current={isCurrent || undefined}>
        {menu.projects}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.panel} data-tone="light">
        <ul className={styles.cards}>
          {projects.map((project) => (
            <li key={project.id}>
              <Link to={paths.project(project)} className={styles.card}>
                <span className={styles.picture}>
                  <ProjectPicture image={project.bannerImage} slot="menu" />
                </span>
                <span className={styles.name} lang={langOf(project, "name")}>
                  {project.name}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <Link to={paths.projects} className={styles.more}>
            {menu.seeMore}
            <Icon name="arrow-right" />
          </Link>
        </div>
      </div>
    </details>
  );
}
