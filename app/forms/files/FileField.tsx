import { type ReactNode, useEffect, useState } from "react";
import { typeAndSize } from "#app/files/fileSize.ts";
import type { StoredFile } from "#app/files/store.server.ts";
import { removePrefix, uploadPrefix } from "#app/files/upload/fieldNames.ts";
import { showToast } from "#app/flash/flash.ts";
import { fill } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { useHydrated } from "#app/ui/useHydrated.ts";
import type { PickerAccept } from "#app/validation/fileTypes.ts";
import { FieldErrors, type FieldState } from "../Field.tsx";
import { useFormActivity } from "../saving/formActivity.ts";
import { DescribeLink } from "./DescribeLink.tsx";
import { textsOf, useFileFacts } from "./describing.ts";
import styles from "./FileField.module.css";
import { FilePreview } from "./FilePreview.tsx";
import { PlaceAltFields, PlaceAltNote, usePlaceAlt } from "./placeAltField.tsx";
import { UploadPicker } from "./UploadPicker.tsx";
import { useSizeHint } from "./useSizeHint.ts";

interface FileFieldProps {
  field: FieldState;
  /** Of a picture that may be described for this place alone: `bannerImageAlt`. */
  altField?: FieldState;
  label: string;
  /** What its picture is called where it is described, beside those of other rows: "Notícia 2". */
  describedAs?: string;
  accept: PickerAccept;
  /** Recommended size in pixels, written as in the spec: `1440x532`. */
  size?: string;
  hint?: string;
  /** For white logos, which show only on a dark background. */
  onDark?: boolean;
  /** Text of a toast for a failed upload, in addition to the reason at the field. */
  failureText?: string;
  /** Another way to fill the field, offered while it holds no file; what is typed there stays meanwhile. */
  whenEmpty?: ReactNode;
  /** Told of the file that it holds, when that changes. */
  onPath?: (path: string) => void;
}

const noField = { name: "", id: "", errorId: "", descriptionId: "" };

/**
 * One stored file of a record. The value is its path under /storage in a hidden input, so that a form that
 * comes back keeps what was uploaded. With JavaScript a file is uploaded as soon as it is chosen; without
 * it, it is sent with the form, and a checkbox removes it.
 */
export function FileField(props: FileFieldProps) {
  const {
    field,
    label,
    accept,
    size,
    hint,
    onDark = false,
    failureText,
    whenEmpty,
    onPath,
  } = props;
  const texts = useTexts("adminCommon").files;
  const activity = useFormActivity();
  const isHydrated = useHydrated();
  // From here on the form's own: conform knows no value of an emptied field, only the one it began with.
  const [path, setPath] = useState(String(field.initialValue ?? ""));
  const [sent, setSent] = useState("");
  /** What the field held before its file was removed or replaced. */
  const [former, setFormer] = useState<{ path: string; facts: string | undefined; text: string }>();
  const { facts, learn } = useFacts(path);
  const alt = usePlaceAlt(props.altField ?? noField, path);
  useEffect(() => onPath?.(path), [onPath, path]);
  const { sizeHint, onMeasured } = useSizeHint(path, size);
  const labelId = `${field.id}-label`;

  function change(to: string, message: string, text: string) {
    if (path) setFormer({ path, facts, text: fill(text, { label }) });
    setPath(to);
    setSent(message);
    activity.changed();
  }

  function store(file: StoredFile, isFromLibrary = false) {
    const { id, name } = file;
    learn(file);
    const sentMessage = activity.keepsDrafts ? texts.sent : texts.sentUnsaved;
    const message = isFromLibrary ? texts.chosen : sentMessage;
    change(id, fill(message, { name }), texts.replaced);
  }

  const remove = () => change("", "", texts.removed);

  function undo() {
    setPath(former?.path ?? "");
    setFormer(undefined);
    setSent("");
    activity.changed();
    document.getElementById(field.id)?.focus();
  }

  /** Hydration replaces the checkbox, which may already be ticked. */
  function removeIfTicked(box: HTMLInputElement | null) {
    if (box?.checked) remove();
  }

  const sizeHintId = `${field.id}-size`;
  const described = [
    field.errors && field.errorId,
    sizeHint && sizeHintId,
    hint && field.descriptionId,
  ].filter(Boolean);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can not be laid out in a grid
    <div role="group" aria-labelledby={labelId} className={styles.field}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <input type="hidden" name={field.name} value={path} />
      <div className={styles.control} data-filled={path ? "" : undefined} data-drop-zone="">
        {path && (
          <FilePreview
            path={path}
            label={label}
            accept={accept}
            onDark={onDark}
            onMeasured={onMeasured}
          />
        )}
        <div className={styles.actions}>
          <UploadPicker
            id={field.id}
            name={`${uploadPrefix}${field.name}`}
            accept={accept}
            labelledBy={labelId}
            describedBy={described.join(" ") || undefined}
            isInvalid={Boolean(field.errors)}
            hasFile={path !== ""}
            size={size}
            onStored={store}
            onFailed={() => failureText && showToast({ type: "error", message: failureText })}
          />
          {accept !== "captions" && /^(images|videos)\//.test(path) && (
            <DescribeLink
              path={path}
              label={props.describedAs ?? label}
              inPlace={props.altField && alt}
              className={styles.describe}
            />
          )}
          {props.altField && (
            <>
              <PlaceAltNote alt={alt} />
              <PlaceAltFields alt={alt} path={path} />
            </>
          )}
          {path && isHydrated && (
            <button
              type="button"
              className={styles.remove}
              aria-label={fill(texts.removeNamed, { label })}
              onClick={() => {
                remove();
                // This button disappears with the file.
                document.getElementById(field.id)?.focus();
              }}
            >
              {texts.remove}
            </button>
          )}
          {path && !isHydrated && (
            <label className={styles.removeOnSave}>
              <input
                type="checkbox"
                name={`${removePrefix}${field.name}`}
                value={path}
                ref={removeIfTicked}
              />
              {texts.removeOnSave}
            </label>
          )}
          {facts && path && <p className={styles.facts}>{facts}</p>}
          <p role="status" className={styles.sent}>
            {sent || (!path && former?.text)}
          </p>
          {former && (
            <button
              type="button"
              className={styles.undo}
              aria-label={fill(texts.undoNamed, { text: former.text })}
              onClick={undo}
            >
              {texts.undo}
            </button>
          )}
          {former?.facts && path && (
            <p className={styles.facts}>{fill(texts.before, { facts: former.facts })}</p>
          )}
          {sizeHint && (
            <p id={sizeHintId} className={styles.tooSmall}>
              {sizeHint}
            </p>
          )}
          {hint && (
            <p id={field.descriptionId} className={styles.hint}>
              {hint}
            </p>
          )}
          <FieldErrors field={field} />
          {whenEmpty && <div hidden={path !== ""}>{whenEmpty}</div>}
        </div>
      </div>
    </div>
  );
}

/**
 * Name, type, size and day of the field's file, in one line.
 *
 * @returns `learn` takes a file that was uploaded just now
 */
function useFacts(path: string) {
  const texts = useTexts("adminCommon").files;
  const lang = useLang();
  const [fresh, setFresh] = useState<Record<string, string>>({});
  const known = useFileFacts(path);
  return {
    facts: known ? fill(texts.facts, textsOf(known)) : fresh[path],
    learn({ id, name, size }: StoredFile) {
      const text = `${name} · ${typeAndSize({ path: id, size }, lang)}`;
      setFresh((all) => ({ ...all, [id]: text }));
    },
  };
}
