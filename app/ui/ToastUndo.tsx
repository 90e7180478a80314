import { Form, Link, useLocation } from "react-router";
import type { FileUndo, Undo } from "#app/flash/flash.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { noticePaths } from "#app/sitePaths.ts";
import styles from "./ToastUndo.module.css";

/** "Desfazer" in a notice, and for a deletion the way to the trash: a form and a link like any other. */
export function ToastUndo({ undo: { revisions, isInTrash } }: { undo: Undo | FileUndo }) {
  const { toasts } = useTexts("common");
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={noticePaths.undo} className={styles.undo} preventScrollReset>
      {revisions.map((revision) => (
        <input key={revision} type="hidden" name="revision" value={revision} />
      ))}
      <input type="hidden" name="back" value={pathname + search} />
      {revisions.length > 0 && <button type="submit">{toasts.undo}</button>}
      {isInTrash && <Link to={noticePaths.trash}>{toasts.trash}</Link>}
    </Form>
  );
}
