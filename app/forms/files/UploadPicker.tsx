import { type ChangeEvent, useId, useRef } from "react";
import { sizeLimit } from "#app/files/fileSize.ts";
import type { StoredFile } from "#app/files/store.server.ts";
import { uploadPrefix } from "#app/files/upload/fieldNames.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { useHydrated } from "#app/ui/useHydrated.ts";
import type { PickerAccept } from "#app/validation/fileTypes.ts";
import { libraryButton, useLibrary } from "./library.ts";
import { UploadList } from "./UploadList.tsx";
import styles from "./UploadPicker.module.css";
import { usePickerAccept, useSizeLimits } from "./uploadLimits.ts";
import { useDropZone } from "./useDropZone.ts";
import { useUploads } from "./useUploads.ts";

interface UploadPickerProps {
  /** Name of the file input that is submitted with the form: `upload:banner` (see `readForm`). */
  name: string;
  accept: PickerAccept;
  /** Id of the element that, with the button's text, names the control for assistive technology. */
  labelledBy: string;
  id?: string;
  multiple?: boolean;
  hasFile?: boolean;
  /** Recommended size in pixels, written as in the spec: `1440x532`. */
  size?: string | undefined;
  describedBy?: string | undefined;
  isInvalid?: boolean;
  /** Called for each uploaded file, in the order chosen, and for each that was chosen from the library. */
  onStored: (file: StoredFile, isFromLibrary?: boolean) => void;
  onFailed?: () => void;
}

/**
 * Picks files and uploads them at once, with progress, cancel and retry. Without JavaScript the native input
 * shows instead and the files are sent with the form. The card around it (`data-drop-zone`) takes dropped and pasted
 * files.
 */
export function UploadPicker(props: UploadPickerProps) {
  const { name, accept, multiple = false, hasFile = false, size } = props;
  const texts = useTexts("adminCommon").files;
  const isHydrated = useHydrated();
  const limits = useSizeLimits(accept);
  const { uploads, start, retry, cancel } = useUploads(props);
  const rulesId = useId();
  const buttonId = useId();
  const libraryId = useId();
  const openLibrary = useLibrary();
  const { onStored } = props;
  const input = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]) => start(multiple ? files : files.slice(0, 1));
  useDropZone(input, take);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // Cleared, so that the form does not submit what is already being uploaded.
    currentTarget.value = "";
    take(files);
  }

  return (
    <div className={styles.picker}>
      <label className={classes(styles.drop, isHydrated ? styles.enhanced : styles.awaited)}>
        <input
          ref={input}
          id={props.id}
          type="file"
          name={name}
          accept={usePickerAccept(accept)}
          multiple={multiple}
          className={styles.input}
          aria-labelledby={`${props.labelledBy} ${buttonId}`}
          aria-describedby={[rulesId, props.describedBy].filter(Boolean).join(" ")}
          aria-invalid={props.isInvalid || undefined}
          onChange={choose}
        />
        <span id={buttonId} className={styles.button}>
          <Icon name="plus" />
          {multiple ? texts.chooseMany : hasFile ? texts.replace : texts.choose}
        </span>
      </label>
      {accept !== "captions" && accept !== "any" && (
        <button
          id={libraryId}
          type={isHydrated && openLibrary ? "button" : "submit"}
          name={libraryButton}
          value={`${name.slice(uploadPrefix.length)} ${props.id ?? ""}`}
          className={styles.library}
          aria-labelledby={`${props.labelledBy} ${libraryId}`}
          onClick={() =>
            openLibrary?.({
              accept,
              isMany: multiple,
              onChosen: (file) => onStored(file, true),
              send: () => input.current?.click(),
            })
          }
        >
          {texts.fromLibrary}
        </button>
      )}
      <span className={styles.or}>{texts.drop}</span>
      <p id={rulesId} className={styles.rules}>
        <span className={styles.types} data-accept={accept}>
          {fill(accept === "any" ? texts.rulesOfBoth : texts.rules, {
            types: texts.types[accept],
            limit: sizeLimit(limits.file),
            videoLimit: sizeLimit(limits.video),
          })}
        </span>{" "}
        {size && fill(texts.recommended, { size })}
      </p>
      <UploadList
        uploads={uploads}
        // The pressed button disappears; the keyboard focus stays at the field.
        onRetry={(upload) => {
          input.current?.focus();
          retry(upload);
        }}
        onCancel={(key) => {
          input.current?.focus();
          cancel(key);
        }}
      />
    </div>
  );
}
