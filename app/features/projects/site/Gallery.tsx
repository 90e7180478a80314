import type { MouseEvent } from "react";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Picture } from "#app/media/Picture.tsx";
import { useAlt, useMedia } from "#app/media/useMedia.ts";
import { paths } from "#app/sitePaths.ts";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { opensElsewhere } from "#app/ui/opensElsewhere.ts";
import { Section } from "#app/ui/Section.tsx";
import styles from "./Gallery.module.css";
import { Lightbox } from "./Lightbox.tsx";
import type { ProjectSections } from "./sections.ts";
import { photoId, useLightbox } from "./useLightbox.ts";

type Photos = ProjectSections["gallery"];

/** How many a phone shows at first: more in one column of 1260 px (spec 2) would be strips. */
const phonePhotos = 5;

/** Section 9: the photos in a grid, each a link to the whole picture, which a script opens in a lightbox. */
export function Gallery({ photos, name }: { photos: Photos; name: string }) {
  const { detail } = useTexts("projects");
  const { shown, open, show, close } = useLightbox();
  return (
    <Section labelledBy="gallery">
      <SectionHeading id="gallery" title={detail.gallery} />
      <ul className={styles.grid} data-close={detail.closePhoto}>
        {photos.map((photo, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a photo may stand twice, and none moves
          <li key={index} id={photoId(index)} data-replay="picture">
            <Photo
              {...photo}
              position={index + 1}
              total={photos.length}
              name={name}
              onOpen={() => open(index)}
            />
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
        <Lightbox photos={photos} shown={shown} name={name} onShow={show} onClose={close} />
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
  const shown = useMedia(image)?.path ?? image;
  const fallback = fill(detail.photo, { position, total, name });
  const { alt } = useAlt(image, { inPlace, fallback });

  function onClick(event: MouseEvent) {
    // Opening in a new tab and downloading are left to the browser.
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <a
      href={paths.stored(shown)}
      className={styles.photo}
      onClick={onClick}
      aria-label={`${fill(detail.openPhoto, { position, total })}: ${alt}`}
    >
      <Picture image={image} slot={total > 9 ? "galleryDense" : "gallery"} alt="" />
    </a>
  );
}
