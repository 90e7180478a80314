import { type RefObject, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { uploadPrefix } from "#app/files/upload/fieldNames.ts";
import { FieldErrors } from "#app/forms/Field.tsx";
import { DescribeLink } from "#app/forms/files/DescribeLink.tsx";
import { type ShownPicture, useAltState, useDescribing } from "#app/forms/files/describing.ts";
import { PlaceAltFields, usePlaceAlt } from "#app/forms/files/placeAltField.tsx";
import { StoredImage } from "#app/forms/files/StoredImage.tsx";
import { UploadPicker } from "#app/forms/files/UploadPicker.tsx";
import { savesDraftFirst } from "#app/forms/saving/LeaveDialog.tsx";
import { SortableList } from "#app/forms/sorting/SortableList.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import iconButton from "#app/ui/iconButton.module.css";
import { useLatest } from "#app/ui/useLatest.ts";
import { placeAltName } from "#app/validation/placeAlt.ts";
import { maxPhotos } from "../../../projects.schema.ts";
import { useFieldState } from "../fields.tsx";
import { useStoredId } from "../ready/openPoints.tsx";
import { sectionId } from "../sectionNames.ts";
import styles from "./Gallery.module.css";
import { SelectionBar } from "./SelectionBar.tsx";
import { UndoRow } from "./UndoRow.tsx";
import { useFollowRows } from "./useFollowRows.ts";
import { useRows } from "./useRows.ts";
import { useSelection } from "./useSelection.ts";
import { rowsOf, useUndo } from "./useUndo.ts";

/** Up to 20 photos, several at a time; excess ones are dropped with a notice (spec 9). */
export function Gallery() {
  const { lists, sections, form } = useTexts("adminProjects");
  const list = useRef<HTMLDivElement>(null);
  const all = useRows("gallery");
  const { rows, id, errors, errorId, add, removeButton, moveButton, move } = all;
  const { removed, restored, keep, undo } = useUndo("gallery", list, all);
  useFollowRows(list, rows.length, restored);
  const selection = useSelection(all, () => rowsOf(list.current, "gallery"));
  const describing = useDescribing();
  const shown = useRef<ShownPhotos>(new Map());
  const project = useStoredId();
  const count = useLatest(rows.length);
  const [leftOut, setLeftOut] = useState(0);
  const formAction = `#${sectionId("gallery")}`;
  const items = rows.map((row) => ({
    ...row,
    id: row.key,
    label: fill(lists.gallery.item, { position: row.index + 1 }),
  }));

  function store({ id }: { id: string }) {
    if (count.current >= maxPhotos) {
      setLeftOut((known) => known + 1);
      return;
    }
    setLeftOut(0);
    count.current += 1;
    add({ file: id });
  }

  return (
    <div ref={list} className={styles.gallery} data-drop-zone="">
      <div className={styles.head}>
        <p id="galeria-fotos" className={styles.count}>
          {fill(lists.photos, { count: rows.length, most: maxPhotos })}
        </p>
        {project !== undefined && rows.length > 0 && (
          <Link
            to={paths.admin.projectPhotos(project)}
            state={{ [savesDraftFirst]: true }}
            className={styles.all}
          >
            {lists.describeAll}
          </Link>
        )}
      </div>
      <SelectionBar
        selection={selection}
        onDescribe={() =>
          describing?.open(...selection.chosen.flatMap((key) => shown.current.get(key) ?? []))
        }
      />
      <SortableList
        items={items}
        label={sections.gallery.title}
        layout="grid"
        className={styles.photos}
        itemClassName={styles.photo}
        onMove={move}
        gap={
          removed && rows.length < maxPhotos
            ? { index: removed.index, content: <UndoRow name="gallery" onUndo={undo} /> }
            : undefined
        }
        moveButton={(_, from, to) => ({ ...moveButton(from, to), formAction })}
      >
        {(photo, { handle, moves }) => (
          <>
            <input type="hidden" name={`${photo.name}.file`} value={photo.initial?.file ?? ""} />
            <StoredImage path={photo.initial?.file ?? ""} alt={photo.label} />
            <div className={styles.caption}>
              {selection.isPossible ? (
                <label className={styles.select}>
                  <input
                    type="checkbox"
                    checked={selection.isSelected(photo.id)}
                    // No part of the form: it would take it for an unsaved change.
                    onInput={(event) => event.stopPropagation()}
                    onChange={() => selection.toggle(photo.id)}
                    aria-label={fill(lists.selection.select, { item: photo.label })}
                  />
                  <span aria-hidden="true">{photo.label}</span>
                </label>
              ) : (
                <span>{photo.label}</span>
              )}
            </div>
            {photo.initial?.file && (
              <Description
                name={photo.name}
                picture={{ path: photo.initial.file, label: photo.label }}
                rowKey={photo.key}
                shown={shown}
              />
            )}
            <div className={styles.tools}>
              {handle}
              {moves}
              <button
                {...removeButton(photo.index)}
                onClick={(event) => {
                  setLeftOut(0);
                  keep(event, photo.index);
                }}
                formAction={formAction}
                className={classes(iconButton.button, iconButton.danger)}
                aria-label={fill(lists.remove, { item: photo.label })}
                data-remove=""
              >
                <Icon name="trash" />
              </button>
            </div>
          </>
        )}
      </SortableList>
      <UploadPicker
        id={id}
        name={`${uploadPrefix}gallery[].file`}
        accept="image"
        labelledBy="galeria-fotos"
        multiple
        onStored={store}
        describedBy={errors && errorId}
        isInvalid={Boolean(errors)}
      />
      <p role="status" className={styles.leftOut}>
        {leftOut > 0 && fill(form.photosLeftOut, { count: leftOut })}
      </p>
      <FieldErrors field={{ errorId, errors }} />
    </div>
  );
}

/** What each row shows, with what is said of it in its place, by the row's key. */
type ShownPhotos = Map<string, ShownPicture>;

interface DescriptionProps {
  name: string;
  picture: { path: string; label: string };
  rowKey: string;
  /** Told what the row shows. */
  shown: RefObject<ShownPhotos>;
}

/** Whether a photo is described, here or everywhere, and the way to do so. */
function Description({ name, picture: { path, label }, rowKey, shown }: DescriptionProps) {
  const { alt, inPlace: texts } = useTexts("adminCommon").files;
  const state = useAltState(path);
  const inPlace = usePlaceAlt(useFieldState(placeAltName(`${name}.file`)), path);
  useEffect(() => {
    const { current } = shown;
    current.set(rowKey, { path, label, inPlace });
    return () => void current.delete(rowKey);
  });
  return (
    <>
      <p className={styles.alt} data-alt={inPlace.isSaid ? "inPlace" : state}>
        {inPlace.isSaid ? texts.title : alt[state]}
      </p>
      <DescribeLink {...{ path, label, inPlace }} className={styles.describe} />
      <div className={styles.own}>
        <PlaceAltFields alt={inPlace} path={path} />
      </div>
    </>
  );
}
