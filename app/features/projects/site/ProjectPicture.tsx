import { Picture } from "#app/media/Picture.tsx";
import { sizesOf } from "#app/media/pictureSources.ts";
import { altInPlace } from "#app/media/placeAlt.ts";
import { type SlotName, slots } from "#app/media/slots.ts";
import { BrandPicture } from "#app/ui/BrandPicture.tsx";
import { brandPictures } from "#app/ui/brandPictures.ts";
import type { PublicPlaceAlt } from "#app/validation/placeAlt.ts";
import styles from "./ProjectPicture.module.css";

interface ProjectPictureProps {
  image: string | null;
  /** What is said of it in this place alone; else the name beside it says it all. */
  inPlace?: PublicPlaceAlt | undefined;
  slot: SlotName;
  isEager?: boolean;
}

/** The picture of a project in a list, beside its name; the site's own where the project has none. */
export function ProjectPicture({ image, inPlace, slot, isEager = false }: ProjectPictureProps) {
  if (image) return <Picture {...{ image, slot, isEager }} alt="" {...altInPlace(inPlace)} />;
  return (
    <span className={styles.house}>
      <BrandPicture name="fallback" sizes={sizesOf(slots[slot], brandPictures.fallback)} />
    </span>
  );
}
