import { Link } from "react-router";
import { PublicationStateText } from "#app/features/schedule/admin/PublicationStateText.tsx";
import type { PublicationState } from "#app/features/schedule/describeState.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Picture } from "#app/media/Picture.tsx";
import { paths } from "#app/paths.ts";
import { IconLink } from "#app/ui/IconLink.tsx";
import { DeleteLink } from "./DeleteLink.tsx";
import type { ListedProject } from "./listSections.ts";
import styles from "./ProjectCard.module.css";

/** A project that visitors do not see: it has no page and no star. */
export function UnpublishedCard({
  project,
  state,
}: {
  project: ListedProject;
  state: PublicationState | undefined;
}) {
  const { list } = useTexts("adminProjects");
  const { id, name } = project;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture image={project.bannerImage} slot="thumbnail" alt="" />
        {!project.bannerImage && <p className={styles.without}>{list.noPicture}</p>}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={paths.admin.project(id)}>{name}</Link>
        </h3>
        {state && <PublicationStateText state={state} />}
      </div>
      <div className={styles.actions}>
        <IconLink to={paths.admin.project(id)} icon="edit" label={fill(list.edit, { name })} />
        <DeleteLink id={id} name={name} />
      </div>
    </article>
  );
}
