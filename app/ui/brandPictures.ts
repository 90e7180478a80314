/** For the full width of phones (360 to 430 px at densities of 1.75 to 3) and of desktops. */
const banner = [640, 750, 1080, 1200, 1600] as const;

/** The home page's, at each hour. */
const hero = { width: 1920, height: 1080, widths: [640, 750, 960, 1200, 1440, 1920] } as const;

/** The pictures in public/images (scripts/draw-chrome.mjs): size of the largest, and the widths available. */
export const brandPictures = {
  /** For cards of shared links: at high water, with its boats. */
  hero: { ...hero, widths: [1200, 1920] },
  "hero-night": hero,
  "hero-dawn": hero,
  "hero-day": hero,
  "hero-sunset": hero,
  "hero-dusk": hero,
  "what-we-do": { width: 1920, height: 870, widths: banner },
  about: { width: 1920, height: 870, widths: banner },
  documents: { width: 1920, height: 870, widths: banner },
  contact: { width: 1920, height: 870, widths: banner },
  projects: { width: 1920, height: 870, widths: banner },
  /** For a project without a banner. */
  fallback: { width: 1920, height: 870, widths: banner },
  future: { width: 1200, height: 1500, widths: [480, 660, 800, 1200] },
  participation: { width: 1200, height: 900, widths: [480, 800, 1200] },
  map: { width: 1200, height: 900, widths: [480, 640, 800, 1200] },
} as const;

export type BrandPictureName = keyof typeof brandPictures;

/** A `srcset` of one format. */
export const brandSrcSet = (name: BrandPictureName, format: "avif" | "webp") =>
  brandPictures[name].widths
    .map((width) => `/images/${name}-${width}.${format} ${width}w`)
    .join(", ");
