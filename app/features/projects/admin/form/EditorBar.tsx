import { Link } from "react-router";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./EditorBar.module.css";

/** The bar's save button, which gets the focus after a save. */
export const saveButtonId = "salvar-projeto";

/**
 * Title and save button, always visible. It comes first in the form, because Enter presses a form's first
 * submit button: that must be "Salvar", not "move this item up".
 */
export function EditorBar({
  title,
  publicPage,
}: {
  title: string;
  publicPage: string | undefined;
}) {
  const { form } = useTexts("adminProjects");
  return (
    <div className={styles.bar}>
      <div className={styles.title}>
        <Link to={paths.admin.projects} className={styles.back}>
          <Icon name="arrow-left" />
          {form.back}
        </Link>
        <h1>{title}</h1>
      </div>
      <div className={styles.tools}>
        {publicPage && (
          <Link to={publicPage} className={styles.view}>
            <Icon name="eye" />
            <span>{form.view}</span>
          </Link>
        )}
        <SaveButton id={saveButtonId} className={styles.save} />
      </div>
    </div>
  );
}
