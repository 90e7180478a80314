import type { MediaDescription } from "#app/files/mediaDescription.ts";
import { focalPercent } from "#app/files/picture/crops.ts";
import { paths } from "#app/sitePaths.ts";
import { classes } from "#app/ui/classes.ts";
import { useHydrated } from "#app/ui/useHydrated.ts";
import focalStyles from "./focal.module.css";
import styles from "./Picture.module.css";
import {
  croppedSource,
  type PictureSource,
  sizesOf,
  srcSetOf,
  uncroppedSource,
} from "./pictureSources.ts";
import { type Slot, type SlotName, slots } from "./slots.ts";
import { useMedia } from "./useMedia.ts";

/**
 * A stored picture in one of the site's slots: AVIF and WebP in the available widths, else the original; its
 * dimensions, so that nothing shifts; its alternative text; its focal point in every crop; a blurred
 * placeholder while it loads.
 *
 * The placeholder is a separate picture underneath, because the page's CSP forbids the style attribute that
 * could carry it. Below the first screen it is rendered only after hydration: browsers would decode all
 * placeholders before their first paint.
 */
export function Picture({
  image,
  slot: slotName,
  alt,
  altLang,
  narrow = null,
  isEager = false,
}: {
  /** Path under /storage; nothing is shown for null. */
  image: string | null;
  slot: SlotName;
  /** Replaces the text that staff gave the picture; "" where the text beside it says it all. */
  alt?: string;
  /** Set when `alt` is not in the page's language. */
  altLang?: "pt" | undefined;
  /** The picture below 1024 px, where it has its own. */
  narrow?: string | null;
  /** Load eagerly: it is in the first screen although its slot usually is not. */
  isEager?: boolean;
}) {
  const media = useMedia(image);
  const isHydrated = useHydrated();
  const slot: Slot = slots[slotName];
  if (image === null) return null;
  const loading = isEager ? "eager" : slot.loading;
  const isCover = slot.fit === "cover";
  const part = media && slot.crop && croppedSource(image, media, slot.crop);
  const own = media && slot.frame && croppedSource(image, media, slot.frame);
  const framed = own?.isFramed ? own : undefined;
  const cropped = part?.media ? undefined : part;
  const shown = media && (cropped ?? framed ?? uncroppedSource(image, media));
  const fallback = shown && srcSetOf(slot, shown, "webp");
  const picture = (
    <picture className={isCover ? styles.contents : undefined}>
      {narrow !== null && <NarrowSources image={narrow} slot={slot} />}
      {part?.media && <Sources shown={part} slot={slot} />}
      {shown && <Source shown={shown} slot={slot} format="avif" />}
      <img
        src={paths.stored(media?.path ?? image)}
        srcSet={fallback}
        sizes={fallback && sizesOf(slot, shown)}
        width={shown?.width}
        height={shown?.height}
        alt={alt ?? media?.alt ?? ""}
        lang={alt === undefined ? media?.altLang : altLang}
        loading={loading}
        decoding="async"
        fetchPriority={loading === "eager" ? "high" : undefined}
        className={classes(isCover && styles.cover, isCover && positionClass(media, shown, part))}
      />
    </picture>
  );
  if (!isCover) return picture;
  return (
    <span className={classes(styles.frame, media?.placeholder && styles.opaque)}>
      {media?.placeholder && (loading === "eager" || isHydrated) && (
        <img
          src={media.placeholder}
          alt=""
          aria-hidden="true"
          className={classes(styles.placeholder, focalClass(media.focal))}
        />
      )}
      {picture}
    </span>
  );
}

/** The picture for narrow screens. */
function NarrowSources({ image, slot }: { image: string; slot: Slot }) {
  const known = useMedia(image);
  const media = "(max-width: 63.99rem)";
  if (!known) return <source media={media} srcSet={paths.stored(image)} />;
  const shown = { ...uncroppedSource(image, known), media };
  const { width, height } = shown;
  if (shown.widths.length === 0) {
    return <source {...{ media, srcSet: paths.stored(shown.path), width, height }} />;
  }
  return <Sources shown={shown} slot={slot} />;
}

function Sources({ shown, slot }: { shown: PictureSource; slot: Slot }) {
  return (
    <>
      <Source shown={shown} slot={slot} format="avif" />
      <Source shown={shown} slot={slot} format="webp" />
    </>
  );
}

/** A picture, or a crop of it, in one format; nothing until that has been generated. */
function Source({
  shown,
  slot,
  format,
}: {
  shown: PictureSource;
  slot: Slot;
  format: "avif" | "webp";
}) {
  const srcSet = srcSetOf(slot, shown, format);
  if (!srcSet) return null;
  const { media, width, height } = shown;
  const sizes = sizesOf(slot, shown);
  // Without media it is the same picture as the `img`, which says how large it is.
  const size = media === undefined ? undefined : { width, height };
  return <source {...{ media, type: `image/${format}`, srcSet, sizes, ...size }} />;
}

/** Around the focal point, but for those screens on which a part is shown that staff have framed. */
function positionClass(
  media: MediaDescription | undefined,
  shown: PictureSource | undefined,
  part: PictureSource | undefined,
) {
  const onPhones = part?.media ? part : shown;
  return classes(
    focalClass(media?.focal),
    shown?.isFramed && focalStyles.framed,
    onPhones?.isFramed && focalStyles.framedPhone,
  );
}

/**
 * The classes that keep a picture's focal point visible in a crop. The page's CSP allows no style attribute,
 * so the position is one of 21 classes for each axis. The centre needs none.
 *
 * @param focal percent from the left and from the top
 */
export function focalClass(focal: { x: number; y: number } | undefined): string | undefined {
  if (!focal || (focal.x === 50 && focal.y === 50)) return undefined;
  const [x, y] = [focalPercent(focal.x / 100), focalPercent(focal.y / 100)];
  return classes(focalStyles.focal, focalStyles[`x${x}`], focalStyles[`y${y}`]);
}
