import { paths } from "#app/paths.ts";
import { classes } from "#app/ui/classes.ts";
import { useHydrated } from "#app/ui/useHydrated.ts";
import { focalClass } from "./picture/focalClass.ts";
import styles from "./picture/Picture.module.css";
import { partOf, type Shown, sizesOf, srcSetOf, wholeOf } from "./picture/pictureSources.ts";
import { useMedia } from "./picture/useMedia.ts";
import { type Slot, type SlotName, slots } from "./slots.ts";

/**
 * A stored picture in one of the site's slots: AVIF and WebP in the widths that are ready, else the
 * original; its measures, so that nothing shifts; its alternative text; its focal point in every
 * crop; a blurred placeholder until it has come.
 *
 * The placeholder is a picture of its own under the picture, because the page's CSP allows no style
 * attribute that could carry it. Further down the page it comes with the program, which a scrolling
 * visitor's page has: a browser would decode all of them before its first paint.
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
  /** Instead of the text that staff gave the picture; "" where the words beside it say it all. */
  alt?: string;
  /** Where `alt` is not in the page's language. */
  altLang?: "pt" | undefined;
  /** The picture below 1024 px, where another one is drawn for it. */
  narrow?: string | null;
  /** Stands in the first screen although its slot mostly does not. */
  isEager?: boolean;
}) {
  const media = useMedia(image);
  const isHydrated = useHydrated();
  const slot: Slot = slots[slotName];
  if (image === null) return null;
  const loading = isEager ? "eager" : slot.loading;
  const isCover = slot.fit === "cover";
  const part = media && slot.crop && partOf(image, media, slot.crop);
  const shown = media && (part && !part.media ? part : wholeOf(image, media));
  const fallback = shown && srcSetOf(slot, shown, "webp");
  const picture = (
    <picture className={isCover ? styles.contents : undefined}>
      {narrow !== null && <NarrowSources image={narrow} slot={slot} />}
      {part?.media && <Sources shown={part} slot={slot} />}
      {shown && <Source shown={shown} slot={slot} format="avif" />}
      <img
        src={paths.stored(image)}
        srcSet={fallback}
        sizes={fallback && sizesOf(slot, shown)}
        width={shown?.width}
        height={shown?.height}
        alt={alt ?? media?.alt ?? ""}
        lang={alt === undefined ? media?.altLang : altLang}
        loading={loading}
        decoding="async"
        fetchPriority={loading === "eager" ? "high" : undefined}
        className={classes(isCover && styles.cover, isCover && focalClass(media?.focal))}
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

/** The picture that is drawn for narrow screens. */
function NarrowSources({ image, slot }: { image: string; slot: Slot }) {
  const known = useMedia(image);
  const media = "(max-width: 63.99rem)";
  if (!known) return <source media={media} srcSet={paths.stored(image)} />;
  const shown = { ...wholeOf(image, known), media };
  const { width, height } = shown;
  if (shown.widths.length === 0) {
    return <source {...{ media, srcSet: paths.stored(image), width, height }} />;
  }
  return <Sources shown={shown} slot={slot} />;
}

function Sources({ shown, slot }: { shown: Shown; slot: Slot }) {
  return (
    <>
      <Source shown={shown} slot={slot} format="avif" />
      <Source shown={shown} slot={slot} format="webp" />
    </>
  );
}

/** A picture, or a part of it, in one format; nothing before it has been made. */
function Source({ shown, slot, format }: { shown: Shown; slot: Slot; format: "avif" | "webp" }) {
  const srcSet = srcSetOf(slot, shown, format);
  if (!srcSet) return null;
  const { media, width, height } = shown;
  const sizes = sizesOf(slot, shown);
  return <source {...{ media, type: `image/${format}`, srcSet, sizes, width, height }} />;
}
