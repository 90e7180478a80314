import type { MouseEvent } from "react";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Picture } from "#app/media/Picture.tsx";
import { useAlt, useMedia } from "#app/media/useMedia.ts";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { opensElsewhere } from "#app/ui/opensElsewhere.ts";
import { Section } from "#app/ui/Section.tsx";
import { useHydrated } from "#app/ui/useHydrated.ts";
import styles from "./Gallery.module.css";
import { Lightbox } from "./Lightbox.tsx";
import { PlainLightbox } from "./PlainLightbox.tsx";
import { openId, photoId } from "./photoIds.ts";
import type { ProjectSections } from "./sections.ts";
import { useLightbox } from "./useLightbox.ts";

type Photos = ProjectSections["gallery"];

/** How many a phone shows at first: more in one column of 1260 px (spec 2) would be strips. */
const phonePhotos = 5;

/**
 * Section 9: the photos in a grid, each a link to itself alone on the screen: by the address (`PlainLightbox`) until the
 * script's lightbox takes over.
 */
export function Gallery({ photos, name }: { photos: Photos; name: string }) {
  const { detail } = useTexts("projects");
  const { shown, wasOpen, open, show, close } = useLightbox(photos.length);
  const isHydrated = useHydrated();
  return (
    <Section labelledBy="gallery">
      <SectionHeading id="gallery" title={detail.gallery} />
      <ul className={styles.grid}>
        {photos.map((photo, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a photo may stand twice, and none moves
          <li key={index} id={photoId(index)} className={styles.cell}>
            <Photo
              {...photo}
              position={index + 1}
              total={photos.length}
              name={name}
              onOpen={() => open(index)}
            />
            {!isHydrated && <PlainLightbox {...{ photos, index, name }} />}
          </li>
        ))}
      </ul>
      {photos.length > phonePhotos && (
        <label className={styles.more}>
          <input type="checkbox" className="visually-hidden" />
          <span>{fill(detail.allPhotos, { count: photos.length })}</span>
          <Icon name="chevron-down" />
        </label>
      )}
      {shown !== null && (
        <Lightbox {...{ photos, shown, wasOpen, name }} onShow={show} onClose={close} />
      )}
    </Section>
  );
}

interface PhotoProps extends Readonly<Photos[number]> {
  position: number;
  total: number;
  name: string;
  onOpen: () => void;
}

function Photo({ image, inPlace, position, total, name, onOpen }: PhotoProps) {
  const { detail } = useTexts("projects");
  const isCutOut = useMedia(image)?.frames?.gallery !== undefined;
  const fallback = fill(detail.photo, { position, total, name });
  const { alt } = useAlt(image, { inPlace, fallback });

  function onClick(event: MouseEvent) {
    // Opening in a new tab is left to the browser.
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <a
      href={`#${openId(position - 1)}`}
      className={styles.photo}
      onClick={onClick}
      aria-label={`${fill(detail.openPhoto, { position, total })}: ${alt}`}
      data-cut-out={isCutOut || undefined}
    >
      <Picture image={image} slot={total > 9 ? "galleryDense" : "gallery"} alt="" />
    </a>
  );
}
