import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./UploadList.module.css";
import type { Upload } from "./useUploads.ts";

interface UploadListProps {
  uploads: readonly Upload[];
  onRetry: (upload: Upload) => void;
  onCancel: (key: number) => void;
}

/** The uploads in progress, with a progress bar each, and the failed ones with the reason. */
export function UploadList({ uploads, onRetry, onCancel }: UploadListProps) {
  const texts = useTexts("adminCommon").files;
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.list}>
      {uploads.map((upload) => (
        <li
          key={upload.key}
          className={styles.upload}
          data-failed={upload.failure ? "" : undefined}
        >
          {upload.failure ? (
            <Failure upload={upload} onRetry={onRetry} />
          ) : (
            <Progress upload={upload} />
          )}
          <button
            type="button"
            className={styles.cancel}
            aria-label={
              upload.failure ? texts.dismiss : fill(texts.cancelUpload, { name: upload.file.name })
            }
            onClick={() => onCancel(upload.key)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Progress({ upload: { file, progress } }: { upload: Upload }) {
  const texts = useTexts("adminCommon").files;
  const isWaiting = progress === undefined;
  const label = fill(isWaiting ? texts.waiting : texts.sending, { name: file.name });
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <div className={styles.progress}>
      <span className={styles.name}>{label}</span>
      <progress max={100} value={percent} aria-label={label} />
      <span className={styles.percent}>
        {percent < 100 ? fill(texts.percent, { percent }) : texts.processing}
      </span>
    </div>
  );
}

function Failure({ upload, onRetry }: { upload: Upload; onRetry: (upload: Upload) => void }) {
  const texts = useTexts("adminCommon").files;
  return (
    <div className={styles.failure} role="alert">
      <Icon name="warning" />
      <span>{upload.failure}</span>
      {upload.canRetry && (
        <button type="button" className={styles.retry} onClick={() => onRetry(upload)}>
          {texts.retry}
        </button>
      )}
    </div>
  );
}
