import type { CropName } from "#app/files/picture/crops.ts";

/** A place for a picture: what the form recommends (spec 2), or the shape in which the page shows it. */
interface PictureSlot {
  width: number;
  height: number;
  /** `cover` is filled and cut; in `contain` the whole picture shows. */
  fit: "cover" | "contain";
  /** What staff may frame for it. */
  frame?: CropName;
}

const card: PictureSlot = { width: 1060, height: 707, fit: "cover", frame: "card" };

/**
 * The slots of the form's picture fields, by name without a row's number. Photos of the gallery open whole, and only
 * other sites use the card for phones.
 */
export const pictureSlots: Readonly<Record<string, PictureSlot>> = {
  bannerImage: { width: 1920, height: 870, fit: "cover", frame: "banner" },
  bannerLogo: { width: 150, height: 140, fit: "contain" },
  cardImageDesktop: card,
  "description.firstImage": { width: 635, height: 400, fit: "cover", frame: "description" },
  "description.secondImage": { width: 635, height: 400, fit: "cover", frame: "description" },
  "description.logoImage": { width: 80, height: 75, fit: "contain" },
  "partners[].image": { width: 100, height: 88, fit: "contain" },
  "posts[].image": card,
  "results.image": { width: 1410, height: 700, fit: "cover", frame: "results" },
  "beforeAndAfter.beforeImage": { width: 930, height: 620, fit: "cover", frame: "comparison" },
  "beforeAndAfter.afterImage": { width: 930, height: 620, fit: "cover", frame: "comparison" },
  "beforeAndAfter.eBookImage": { width: 560, height: 585, fit: "cover", frame: "ebook" },
  "gallery[].file": { width: 800, height: 800, fit: "contain" },
};

interface Size {
  width: number;
  height: number;
}

/** Share of a picture that may be cut off before somebody should look at it. */
const minSeen = 0.6;

/** The share of a picture that is seen in a slot which it covers (`object-fit`), 0..1. */
function seenShare(picture: Size, slot: Size): number {
  const shapes = [picture.width / picture.height, slot.width / slot.height];
  return Math.min(...shapes) / Math.max(...shapes);
}

/** Whether a slot would cut off much of the picture. */
export function isOddShape(picture: Size, slot: PictureSlot): boolean {
  return slot.fit === "cover" && seenShare(picture, slot) < minSeen;
}

/** Whether a picture would have to be more than doubled for its slot, as the hint of its field has it, and look blurred. */
export function isTooSmall({ width, height }: Size, slot: PictureSlot): boolean {
  const scales = [slot.width / width, slot.height / height];
  return (slot.fit === "cover" ? Math.max(...scales) : Math.min(...scales)) > 2;
}
