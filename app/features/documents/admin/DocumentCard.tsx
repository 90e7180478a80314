import { Link } from "react-router";
import type { SortControls } from "#app/forms/sorting/SortableList.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import iconButton from "#app/ui/iconButton.module.css";
import type { PublicDocument } from "../documents.schema.ts";
import { isIncomplete } from "../shown.ts";
import styles from "./DocumentCard.module.css";

interface DocumentCardProps {
  document: PublicDocument & { label: string };
  controls: SortControls;
}

/** A document of the library: title, text, download and actions. */
export function DocumentCard({ document, controls }: DocumentCardProps) {
  const texts = useTexts("adminDocuments");
  const { edit, delete: deleteText } = useTexts("adminCommon");
  const { id, label, description, file } = document;
  return (
    <article className={styles.card}>
      <div className={styles.tools}>
        {controls.handle}
        {controls.moves}
      </div>
      <h2 className={styles.title}>{label}</h2>
      {description && <p className={styles.text}>{description}</p>}
      <div className={styles.foot}>
        {file ? (
          <a href={paths.stored(file)} className={styles.download} download>
            <Icon name="download" />
            {texts.download}
          </a>
        ) : (
          <span className={styles.none}>
            {isIncomplete(document) ? texts.incomplete : texts.noFile}
          </span>
        )}
        <Link
          to={paths.admin.document(id)}
          className={iconButton.button}
          aria-label={fill(texts.editNamed, { name: label })}
          title={edit}
          preventScrollReset
        >
          <Icon name="edit" />
        </Link>
        <Link
          to={paths.admin.deleteDocument(id)}
          className={classes(iconButton.button, iconButton.danger)}
          aria-label={fill(texts.deleteNamed, { name: label })}
          title={deleteText}
          preventScrollReset
        >
          <Icon name="trash" />
        </Link>
      </div>
    </article>
  );
}
