import { Form, Link } from "react-router";
import { PublicationStateText } from "#app/features/schedule/admin/PublicationStateText.tsx";
import type { PublicationState } from "#app/features/schedule/describeState.server.ts";
import type { SortControls } from "#app/forms/sorting/SortableList.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Picture } from "#app/media/Picture.tsx";
import { paths } from "#app/paths.ts";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { IconLink } from "#app/ui/IconLink.tsx";
import iconButton from "#app/ui/iconButton.module.css";
import { DeleteLink } from "./DeleteLink.tsx";
import type { ListedProject } from "./listSections.ts";
import { PositionInput } from "./PositionInput.tsx";
import styles from "./ProjectCard.module.css";
import { starId } from "./useListActions.ts";

interface ProjectCardProps {
  project: ListedProject;
  state: PublicationState | undefined;
  isHighlighted: boolean;
  onHighlight: () => void;
  onPlace: (place: number) => void;
  /** Absent while the list cannot be sorted (a search). */
  order: SortControls | undefined;
  /** Number of places in the section, when it has several pages. */
  places: number | undefined;
}

/** A project with its four actions (spec 2) and its sorting controls. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, state, isHighlighted, onHighlight, onPlace, order, places } = props;
  const { list } = useTexts("adminProjects");
  const { name } = project;
  const star = fill(isHighlighted ? list.unhighlight : list.highlight, { name });
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture image={project.bannerImage} slot="thumbnail" alt="" />
        {!project.bannerImage && <p className={styles.without}>{list.noPicture}</p>}
        {order && <div className={styles.handle}>{order.handle}</div>}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={paths.admin.project(project.id)}>{name}</Link>
        </h3>
        {state && <PublicationStateText state={state} />}
      </div>
      <div className={styles.actions}>
        <IconLink to={paths.project(project)} icon="eye" label={fill(list.view, { name })} />
        <Form
          method="post"
          action={paths.admin.highlightProject(project.id)}
          onSubmit={(event) => {
            event.preventDefault();
            onHighlight();
          }}
        >
          <input type="hidden" name="highlight" value={String(!isHighlighted)} />
          <button
            type="submit"
            id={starId(project.id)}
            className={classes(iconButton.button, isHighlighted && styles.starred)}
            aria-label={star}
            title={star}
          >
            <Icon name={isHighlighted ? "star-full" : "star"} />
          </button>
        </Form>
        <IconLink
          to={paths.admin.project(project.id)}
          icon="edit"
          label={fill(list.edit, { name })}
        />
        {isHighlighted ? (
          <OpenLink link={project.link} name={name} />
        ) : (
          <DeleteLink id={project.id} name={name} />
        )}
        {order && <span className={styles.moves}>{order.moves}</span>}
      </div>
      {order && places !== undefined && (
        <PositionInput
          id={project.id}
          name={name}
          place={project.place}
          count={places}
          onPlace={onPlace}
        />
      )}
    </article>
  );
}

/** The fourth action of a highlighted project: opens its own link in a new tab. */
function OpenLink({ link, name }: { link: string; name: string }) {
  const { list } = useTexts("adminProjects");
  const { newTab } = useTexts("common");
  if (!link) {
    const none = fill(list.noLink, { name });
    return (
      <span
        className={classes(iconButton.button, styles.off)}
        role="img"
        aria-label={none}
        title={none}
      >
        <Icon name="arrow-out" />
      </span>
    );
  }
  const label = `${fill(list.openLink, { name })} (${newTab})`;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className={iconButton.button}
      aria-label={label}
      title={label}
    >
      <Icon name="arrow-out" />
    </a>
  );
}
