import { classes } from "#app/ui/classes.ts";
import { storageUrl } from "./mediaDescription.ts";
import { focalClass, focalPercent } from "./picture/focalClass.ts";
import styles from "./picture/Picture.module.css";
import { phoneCrop, phoneCropPath } from "./picture/phoneCrop.ts";
import { sizesOf, srcSetOf } from "./picture/pictureSources.ts";
import { useMedia } from "./picture/useMedia.ts";
import { type Slot, type SlotName, slots } from "./slots.ts";

/**
 * A stored picture in one of the site's slots: AVIF and WebP in the widths that are ready, else the
 * original; its measures, so that nothing shifts; its alternative text; its focal point in every
 * crop; a blurred placeholder until it has come.
 *
 * The placeholder is a picture of its own under the picture, because the page's CSP allows no style
 * attribute that could carry it.
 */
export function Picture({
  image,
  slot: slotName,
  alt,
  altLang,
  narrow = null,
  isEager = false,
  className,
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
  /** For the `img`. */
  className?: string | undefined;
}) {
  const media = useMedia(image);
  const slot: Slot = slots[slotName];
  if (image === null) return null;
  const loading = isEager ? "eager" : slot.loading;
  const isCover = slot.fit === "cover";
  const fallback = media && srcSetOf(image, media.variants, "webp");
  const picture = (
    <picture className={isCover ? styles.contents : undefined}>
      {narrow !== null && <Sources image={narrow} slot={slot} media="(max-width: 63.99rem)" />}
      {slot.isHighOnPhones && <PhoneSources image={image} slot={slot} />}
      <Sources image={image} slot={slot} format="avif" />
      <img
        src={storageUrl(image)}
        srcSet={fallback}
        sizes={media && fallback && sizesOf(slot, media)}
        width={media?.width}
        height={media?.height}
        alt={alt ?? media?.alt ?? ""}
        lang={alt === undefined ? media?.altLang : altLang}
        loading={loading}
        decoding="async"
        fetchPriority={loading === "eager" ? "high" : undefined}
        className={classes(isCover && styles.cover, isCover && focalClass(media?.focal), className)}
      />
    </picture>
  );
  if (!isCover) return picture;
  return (
    <span className={styles.frame}>
      {media?.placeholder && (
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

/** The `source` elements of a picture; without `format`, both formats. */
function Sources({
  image,
  slot,
  media: query,
  format,
}: {
  image: string;
  slot: Slot;
  media?: string;
  format?: "avif";
}) {
  const media = useMedia(image);
  if (!media) return query ? <source media={query} srcSet={storageUrl(image)} /> : null;
  const sizes = sizesOf(slot, media);
  const avif = srcSetOf(image, media.variants, "avif");
  const rest = format ? undefined : (srcSetOf(image, media.variants, "webp") ?? storageUrl(image));
  const { width, height } = media;
  return (
    <>
      {avif && (
        <source {...{ media: query, type: "image/avif", srcSet: avif, sizes, width, height }} />
      )}
      {rest && <source {...{ media: query, srcSet: rest, sizes, width, height }} />}
    </>
  );
}

/** The part of a flat picture that phones show in a high slot, once it has been made. */
function PhoneSources({ image, slot }: { image: string; slot: Slot }) {
  const media = useMedia(image);
  if (!media || media.phoneVariants.length === 0) return null;
  const path = phoneCropPath(image, focalPercent(media.focal.x / 100));
  const size = { width: Math.round(media.height * phoneCrop.ratio), height: media.height };
  const sizes = sizesOf(slot, size);
  return (["avif", "webp"] as const).map((format) => (
    <source
      key={format}
      media={phoneCrop.media}
      type={`image/${format}`}
      srcSet={srcSetOf(path, media.phoneVariants, format)}
      sizes={sizes}
      {...size}
    />
  ));
}
