import { useCallback } from "react";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { ExternalLink } from "#app/ui/ExternalLink.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { Accept } from "#app/validation/fileTypes.ts";
import { useShownPath } from "./describing.ts";
import styles from "./FilePreview.module.css";

interface FilePreviewProps {
  /** Under /storage. */
  path: string;
  label: string;
  accept: Accept;
  onDark?: boolean;
  /** Told a picture's size in pixels. */
  onMeasured?: (width: number, height: number) => void;
}

/** The content of a field: the picture, the video, or a link to the document. */
export function FilePreview(props: FilePreviewProps) {
  const { path, label, accept, onDark = false, onMeasured } = props;
  const texts = useTexts("adminCommon").files;
  const url = paths.stored(useShownPath(path));
  const measure = useCallback(
    // Before hydration a picture may have loaded already.
    (image: HTMLImageElement | null) => {
      if (image && image.naturalWidth > 0) onMeasured?.(image.naturalWidth, image.naturalHeight);
    },
    [onMeasured],
  );
  if (path.startsWith("images/")) {
    return (
      <span className={styles.picture} data-dark={onDark ? "" : undefined}>
        <img
          ref={measure}
          src={url}
          alt={fill(texts.preview, { label })}
          decoding="async"
          onLoad={({ currentTarget }) => measure(currentTarget)}
        />
      </span>
    );
  }
  if (accept === "video") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: a preview for staff; captions belong to the public page
      <video className={styles.video} src={url} controls preload="metadata" aria-label={label} />
    );
  }
  return (
    <ExternalLink href={url} className={styles.document}>
      <Icon name="document" />
      {texts.open} ({path.split(".").at(-1)?.toUpperCase()})
    </ExternalLink>
  );
}
