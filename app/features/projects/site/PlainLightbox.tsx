import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Picture } from "#app/media/Picture.tsx";
import { useAlt } from "#app/media/useMedia.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./Lightbox.module.css";
import { openId, photoId } from "./photoIds.ts";
import type { ProjectSections } from "./sections.ts";

interface PlainLightboxProps {
  photos: ProjectSections["gallery"];
  /** Index of its photo. */
  index: number;
  name: string;
}

/**
 * One photo alone on the screen, before there are scripts and without: shown while the page's address names it, and
 * loaded only then. Links lead to the others and back.
 */
export function PlainLightbox({ photos, index, name }: PlainLightboxProps) {
  const { detail } = useTexts("projects");
  const total = photos.length;
  const { image = null, inPlace } = photos[index] ?? {};
  const described = useAlt(image, { inPlace, fallback: "" });
  const fallback = fill(detail.photo, { position: index + 1, total, name });
  const alt = useAlt(image, { inPlace, fallback });
  const at = (step: 1 | -1) => `#${openId((index + step + total) % total)}`;
  return (
    <div
      id={openId(index)}
      className={styles.plain}
      role="dialog"
      aria-modal="true"
      aria-label={detail.gallery}
      tabIndex={-1}
    >
      <div className={styles.photo}>
        <Picture image={image} slot="lightbox" {...alt} />
      </div>
      <p className={styles.position}>
        {fill(detail.photoPosition, { position: index + 1, total })}
        {described.alt && (
          <span className={styles.caption} lang={described.altLang}>
            {described.alt}
          </span>
        )}
      </p>
      <a href={`#${photoId(index)}`} className={styles.close} aria-label={detail.closePhoto}>
        <Icon name="close" />
      </a>
      {total > 1 && (
        <>
          <a href={at(-1)} className={styles.previous} aria-label={detail.previousPhoto}>
            <Icon name="arrow-left" />
          </a>
          <a href={at(1)} className={styles.next} aria-label={detail.nextPhoto}>
            <Icon name="arrow-right" />
          </a>
        </>
      )}
    </div>
  );
}
