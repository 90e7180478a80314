import { type ReactNode, useRef } from "react";
import { uploadPrefix } from "#app/files/upload/fieldNames.ts";
import { FieldErrors } from "#app/forms/Field.tsx";
import { UploadPicker } from "#app/forms/files/UploadPicker.tsx";
import { SortableList } from "#app/forms/sorting/SortableList.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import iconButton from "#app/ui/iconButton.module.css";
import type { ListName } from "../../../fieldLabels.ts";
import { sectionId } from "../sectionNames.ts";
import styles from "./FormList.module.css";
import { UndoRow } from "./UndoRow.tsx";
import { useFollowRows } from "./useFollowRows.ts";
import { useRows } from "./useRows.ts";
import { useUndo } from "./useUndo.ts";

/** A row as passed to its renderer. */
export interface FormRow {
  /** In the form: `posts[0]`. */
  name: string;
  /** "Notícia 1". */
  label: string;
  initial: Record<string, string | undefined> | undefined;
}

interface FormListProps {
  name: Exclude<ListName, "gallery">;
  /** Its rows are `FoldingRow`s, whose titles are their headers. */
  isFolding?: boolean;
  /** Its rows have a picture, and several files add as many rows. */
  pictures?: { field: string; label: string };
  children: (row: FormRow) => ReactNode;
}

/** A list of the project form: rows that are added, edited in place, removed and sorted. */
export function FormList({ name, isFolding = false, pictures, children }: FormListProps) {
  const { lists, sections } = useTexts("adminProjects");
  const texts = lists[name];
  const list = useRef<HTMLDivElement>(null);
  const all = useRows(name);
  const { rows, id, errors, errorId, add, addButton, removeButton, moveButton, move } = all;
  const { removed, restored, keep, undo } = useUndo(name, list, all);
  useFollowRows(list, rows.length, restored);
  // Without JavaScript the page comes back at the section whose button was pressed.
  const formAction = `#${sectionId(name)}`;
  const items = rows.map((row) => ({
    ...row,
    id: row.key,
    label: fill(texts.item, { position: row.index + 1 }),
  }));

  return (
    <div
      ref={list}
      className={styles.whole}
      data-bare={(rows.length === 0 && !removed && !errors) || undefined}
    >
      {rows.length === 0 && <p className={styles.empty}>{texts.empty}</p>}
      <SortableList
        items={items}
        label={sections[name].title}
        className={styles.list}
        itemClassName={classes(styles.row, isFolding && styles.folding)}
        onMove={move}
        gap={removed && { index: removed.index, content: <UndoRow name={name} onUndo={undo} /> }}
        moveButton={(_, from, to) => ({ ...moveButton(from, to), formAction })}
      >
        {(row, { handle, moves }) => (
          <>
            <div className={styles.tools}>
              {handle}
              <span className={styles.label}>{row.label}</span>
              {moves}
              <button
                {...removeButton(row.index)}
                formAction={formAction}
                onClick={(event) => keep(event, row.index)}
                className={classes(iconButton.button, iconButton.danger)}
                aria-label={fill(lists.remove, { item: row.label })}
                data-remove=""
              >
                <Icon name="trash" />
              </button>
            </div>
            <div className={styles.fields} data-fields="">
              {children(row)}
            </div>
          </>
        )}
      </SortableList>
      <FieldErrors field={{ errorId, errors }} />
      <button
        {...addButton}
        id={id}
        formAction={formAction}
        className={styles.add}
        aria-describedby={errors && errorId}
      >
        <Icon name="plus" />
        {texts.add}
      </button>
      {pictures && (
        <div className={styles.many} data-drop-zone="">
          <p id={`${id}-many`}>{pictures.label}</p>
          <UploadPicker
            id={`${id}-pictures`}
            name={`${uploadPrefix}${name}[].${pictures.field}`}
            accept="image"
            labelledBy={`${id}-many`}
            multiple
            describedBy={errors && errorId}
            isInvalid={Boolean(errors)}
            onStored={(file) => add({ [pictures.field]: file.id })}
          />
        </div>
      )}
    </div>
  );
}
