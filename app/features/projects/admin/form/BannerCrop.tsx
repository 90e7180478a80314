import { ShownPart } from "#app/features/media/admin/look/ShownPart.tsx";
import type { PictureFacts } from "#app/files/fileFacts.server.ts";
import { focalRect, framedRect, parseFrames } from "#app/files/picture/frames.ts";
import { shownSize } from "#app/files/picture/orientation.ts";
import { CheckboxField } from "#app/forms/CheckboxField.tsx";
import { usePictureFacts } from "#app/forms/files/describing.ts";
import { StoredImage } from "#app/forms/files/StoredImage.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { classes } from "#app/ui/classes.ts";
import styles from "./fields.module.css";
import { useFieldState } from "./fields.tsx";

/** Whether other sites and applications get the banner for the card, too, with what they would show of it. */
export function CardForOthers({ banner }: { banner: string }) {
  const { fields, hints } = useTexts("adminProjects");
  return (
    <div className={styles.cardForOthers}>
      <CheckboxField
        field={useFieldState("cardFollowsBanner")}
        label={fields.main.cardFollowsBanner}
        hint={hints.cardFollowsBanner}
      />
      <BannerCrop banner={banner} name="mobile" />
    </div>
  );
}

interface BannerCropProps {
  /** Its path, or empty. */
  banner: string;
  name: "card" | "mobile";
  /** The card has a picture of its own; it counts while the banner's is not used for all cards. */
  isReplaced?: boolean;
}

/** What a card shows of the banner: around the middle of a picture that was sent since the page was read. */
export function BannerCrop({ banner, name, isReplaced = false }: BannerCropProps) {
  const texts = useTexts("adminProjects").bannerCard;
  const look = usePictureFacts(banner)?.look;
  if (banner === "") return;
  const known = look && toShownParts(look);
  const className = classes(styles.bannerImage, name === "mobile" && styles.bannerSquare);
  return (
    <figure className={classes(styles.bannerCrop, isReplaced && styles.replaced)}>
      {known ? (
        <ShownPart
          key={banner}
          {...{ path: banner, look: known, rect: known.rects[name], className }}
        />
      ) : (
        <StoredImage path={banner} alt="" className={className} />
      )}
      <figcaption>{texts[name]}</figcaption>
    </figure>
  );
}

/** What visitors see of it now: drafts of its description do not count. */
function toShownParts(look: NonNullable<PictureFacts["look"]>) {
  const { width, height, orientation, focalX, focalY, frames } = look;
  const size = { width: width ?? 1, height: height ?? 1 };
  const focal = { x: focalX * 100, y: focalY * 100 };
  const { card } = parseFrames(frames);
  const atFocal = (ratio: number) => focalRect(size, orientation, ratio, focal);
  return {
    ...{ size, orientation, shown: shownSize(size, orientation) },
    rects: {
      card: card ? framedRect(size, orientation, "card", card) : atFocal(1.5),
      mobile: atFocal(150 / 140),
    },
  };
}
