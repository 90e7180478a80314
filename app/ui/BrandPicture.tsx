import { type BrandPictureName, brandPictures, brandSrcSet } from "./brandPictures.ts";

/**
 * A picture of the site's own design (not from the database). `priority` is for the one that opens a page;
 * all others load lazily. `wideOnly` is for one that is hidden below 1024 px. Empty `alt` where it is
 * decoration.
 */
export function BrandPicture({
  name,
  sizes = "100vw",
  alt = "",
  priority = false,
  wideOnly = false,
}: {
  name: BrandPictureName;
  sizes?: string;
  alt?: string;
  priority?: boolean;
  wideOnly?: boolean;
}) {
  const { width, height, widths } = brandPictures[name];
  return (
    <picture>
      {wideOnly && <source media="(max-width: 63.99rem)" srcSet={transparentPixel} />}
      <source type="image/avif" srcSet={brandSrcSet(name, "avif")} sizes={sizes} />
      <img
        src={`/images/${name}-${widths[1]}.webp`}
        srcSet={brandSrcSet(name, "webp")}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}

/** A picture of one transparent pixel, inlined: it costs no request, unlike a picture that is merely hidden. */
export const transparentPixel =
  "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
