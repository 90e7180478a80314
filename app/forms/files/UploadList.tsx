import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { SignInElsewhere } from "../saving/ActionFailure.tsx";
import { blocksSavingAttribute, useFormActivity } from "../saving/formActivity.ts";
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
      {uploads.map((upload) =>
        upload.failure ? (
          <Failure key={upload.key} upload={upload} onRetry={onRetry} onCancel={onCancel} />
        ) : (
          <li key={upload.key} className={styles.upload}>
            <Progress upload={upload} />
            <button
              type="button"
              className={styles.cancel}
              aria-label={fill(texts.cancelUpload, { name: upload.file.name })}
              onClick={() => onCancel(upload.key)}
            >
              <Icon name="close" />
            </button>
          </li>
        ),
      )}
    </ul>
  );
}

function Progress({ upload: { file, progress, isOffline } }: { upload: Upload }) {
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
      <span role="status" className={styles.offline}>
        {isOffline && texts.offline}
      </span>
    </div>
  );
}

/** It holds back saving until the file is uploaded or dismissed, and says so once somebody has tried. */
function Failure({
  upload,
  onRetry,
  onCancel,
}: { upload: Upload } & Omit<UploadListProps, "uploads">) {
  const { file, failure, canRetry, isSignedOut = false } = upload;
  const { name } = file;
  const texts = useTexts("adminCommon").files;
  const { isHeld } = useFormActivity();
  return (
    <li className={styles.failed} data-failed="">
      <div className={styles.failure} role="alert">
        <Icon name="warning" />
        <p>
          {failure} <SignInElsewhere answer={{ isSignedOut }} />
        </p>
      </div>
      {isHeld && (
        <p className={styles.held} tabIndex={-1} {...{ [blocksSavingAttribute]: "" }}>
          {fill(canRetry ? texts.heldUntilSent : texts.heldUntilReplaced, { name })}
        </p>
      )}
      <div className={styles.ways}>
        {canRetry && (
          <button
            type="button"
            aria-label={fill(texts.retryNamed, { name })}
            onClick={() => onRetry(upload)}
          >
            {texts.retry}
          </button>
        )}
        <button
          type="button"
          aria-label={fill(texts.dismissNamed, { name })}
          onClick={() => onCancel(upload.key)}
        >
          {texts.dismiss}
        </button>
      </div>
    </li>
  );
}
