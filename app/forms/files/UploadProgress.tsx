import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { useFormActivity } from "../saving/formActivity.ts";
import styles from "./UploadProgress.module.css";

/**
 * How far all uploads of a form are, and whether it is saved when they are there.
 *
 * @param onStop calls that off
 */
export function UploadProgress({ onStop }: { onStop?: () => void }) {
  const texts = useTexts("adminCommon").files;
  const { uploading, uploads, waitsFor } = useFormActivity();
  if (uploading === 0 && !waitsFor) return null;
  const position = Math.min(uploads - uploading + 1, uploads);
  const label = fill(texts.sendingAll, { position, count: uploads });
  return (
    <div className={styles.progress}>
      <progress max={uploads} value={uploads - uploading} aria-label={texts.all} />
      <span>{label}</span>
      <span role="status">
        {waitsFor && (waitsFor === "publish" ? texts.thenPublishes : texts.thenSaves)}
      </span>
      {waitsFor && onStop && (
        <button type="button" onClick={onStop}>
          {waitsFor === "publish" ? texts.doNotPublish : texts.doNotSave}
        </button>
      )}
    </div>
  );
}
