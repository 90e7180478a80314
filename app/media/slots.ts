import type { CropName } from "#app/files/picture/crops.ts";

/** A slot's size from a viewport width on. Lengths are CSS lengths, as used in `sizes`. */
export interface SlotBox {
  /** From this viewport width on; the last box of a slot has none and covers the rest. */
  from?: string;
  width: string;
  /** Set when the slot's height is fixed, so that a crop needs a wider file than the slot. */
  height?: string;
  /**
   * On phones without scripts, where browsers load what is marked as lazy at once: as wide as another slot, whose file they
   * have anyhow.
   */
  unscripted?: true;
}

export interface Slot {
  boxes: readonly SlotBox[];
  /** `cover` crops around the focal point, `contain` shows the whole picture. */
  fit: "cover" | "contain";
  /** `eager` for slots in the first screen. */
  loading: "eager" | "lazy";
  /** The crop that suffices for flat pictures. */
  crop?: CropName;
  /** What staff may frame for it, beside that crop. */
  frame?: CropName;
}

/** The viewport without the gutters of tokens.css. */
const page = "(100vw - 2 * clamp(1.25rem, 0.75rem + 2.2vw, 3rem))";
/** The page's column of tokens.css, which grows on wide screens; less than 80rem only between 80 and 90. */
const container = "clamp(80rem, 44rem + 40vw, 96rem)";
const wholeContainer: SlotBox[] = [{ from: "80rem", width: container }, { width: page }];
const halfContainer: SlotBox[] = [
  { from: "80rem", width: `(${container} * 0.48)` },
  { from: "64rem", width: "48vw" },
  { width: page },
];
/** One to three columns of pictures cropped to 3:2. */
const threeCards: SlotBox[] = [
  {
    from: "80rem",
    width: "clamp(26rem, 14rem + 13.3vw, 31rem)",
    height: "clamp(17.3rem, 9.3rem + 8.9vw, 20.7rem)",
  },
  { from: "64rem", width: "31vw", height: "20.7vw" },
  { from: "44rem", width: "46vw", height: "30.7vw" },
  { width: page, height: `(${page} * 0.667)` },
];

/**
 * Every place where the site shows a picture (spec 2 and 9): its width and height, its fit, and whether it
 * loads lazily. Keep in sync with the style sheets.
 */
export const slots = {
  /** A project, document or news card: 3:2, one to three columns. */
  card: { boxes: threeCards, fit: "cover", loading: "lazy", crop: "card" },
  /** A card in the header's list of projects. */
  menu: {
    boxes: [{ width: "15rem", height: "8.45rem" }],
    fit: "cover",
    loading: "lazy",
    frame: "card",
  },
  /** The home page's gallery: the expanded item, 500 px high. */
  accordion: {
    boxes: [
      { from: "80rem", width: `(${container} * 0.63)`, height: "500px" },
      { from: "64rem", width: "60vw", height: "500px" },
      { width: page, height: "500px" },
    ],
    fit: "cover",
    loading: "lazy",
    frame: "card",
    crop: "phone",
  },
  /** The others in it, until they are expanded. */
  accordionStrip: {
    boxes: [
      { from: "64rem", width: "4.5rem", height: "420px" },
      { width: page, height: "5.5rem" },
    ],
    fit: "cover",
    loading: "lazy",
  },
  /** The home page's promotional banner, 532 px high, designed for 1440 and for 728 px. */
  promo: { boxes: [{ width: "100vw", height: "532px" }], fit: "cover", loading: "lazy" },
  /** The opening of a project: full width, 770 px, 870 px on large screens, where the words below take the rest. */
  banner: {
    boxes: [
      { from: "90rem", width: "100vw", height: "600px" },
      { width: "100vw", height: "520px" },
    ],
    fit: "cover",
    loading: "eager",
    frame: "banner",
    crop: "phone",
  },
  /** The white logo on a project's banner, 150x140. */
  bannerLogo: { boxes: [{ width: "150px", height: "140px" }], fit: "contain", loading: "eager" },
  /** A partner's logo on its plate. */
  logo: {
    boxes: [{ width: "10.5rem", height: "5.5rem" }],
    fit: "contain",
    loading: "lazy",
  },
  /** A logo in the home page's strip. */
  logoStrip: {
    boxes: [{ width: "10rem", height: "4rem" }],
    fit: "contain",
    loading: "lazy",
  },
  /** A logo among those of a project. */
  logoTile: {
    boxes: [
      { from: "48rem", width: "20rem", height: "5.5rem" },
      { width: "8rem", height: "5.5rem" },
    ],
    fit: "contain",
    loading: "lazy",
  },
  /** A project's description, 635x400. */
  description: { boxes: halfContainer, fit: "cover", loading: "lazy", frame: "description" },
  /** The coloured logo beside it, 80x75. */
  descriptionLogo: { boxes: [{ width: "10rem", height: "75px" }], fit: "contain", loading: "lazy" },
  /** A news card. */
  post: { boxes: threeCards, fit: "cover", loading: "lazy", crop: "card" },
  /** A project's results, 1410x700. */
  results: { boxes: wholeContainer, fit: "cover", loading: "lazy", frame: "results" },
  /** The placeholder of a video that has not been started, 1410x800; the large card of the list of projects. */
  video: {
    boxes: [
      { from: "80rem", width: container, height: `(${container} * 0.5674)` },
      { width: page, height: `(${page} * 0.5674)` },
    ],
    fit: "cover",
    loading: "lazy",
    frame: "card",
  },
  /** One of the two pictures of before and after, 930x620. */
  comparison: {
    boxes: [{ from: "62rem", width: "930px" }, { width: page }],
    fit: "cover",
    loading: "lazy",
    frame: "comparison",
  },
  /** An e-book's cover, 560x585. */
  ebook: {
    boxes: [{ from: "64rem", width: "560px", height: "585px" }, { width: page }],
    fit: "cover",
    loading: "lazy",
    frame: "ebook",
  },
  /** The first page of a document, on its card: 15.5rem wide, somewhat more where cards grow; 25rem, wider than high. */
  cover: {
    boxes: [{ from: "64rem", width: "19rem" }, { width: "15.5rem" }],
    fit: "contain",
    loading: "lazy",
  },
  coverWide: { boxes: [{ width: "25rem" }], fit: "contain", loading: "lazy" },
  /** A photo in a project's grid, three rows high in 1260 px. */
  gallery: {
    boxes: [
      { from: "80rem", width: "clamp(26rem, 14rem + 13.3vw, 31rem)", height: "409px" },
      { from: "64rem", width: "31vw", height: "409px" },
      { from: "40rem", width: "46vw" },
      { width: page },
    ],
    fit: "cover",
    loading: "lazy",
    frame: "gallery",
  },
  /** A photo among more than nine, in lower rows. */
  galleryDense: {
    boxes: [
      { from: "80rem", width: "clamp(26rem, 14rem + 13.3vw, 31rem)", height: "303px" },
      { from: "64rem", width: "31vw", height: "303px" },
      { from: "40rem", width: "46vw", height: "16rem" },
      { width: page },
    ],
    fit: "cover",
    loading: "lazy",
    frame: "gallery",
  },
  /** The same photo alone, full-screen but for a margin: a phone takes the file that the grid has loaded. */
  lightbox: {
    boxes: [
      { unscripted: true, width: page },
      { width: "100vw - 1.5rem", height: "100vh" },
    ],
    fit: "contain",
    loading: "lazy",
  },
  /** A picture in the admin's lists and file fields. */
  thumbnail: {
    boxes: [{ width: "15rem", height: "10rem" }],
    fit: "cover",
    loading: "lazy",
  },
} as const satisfies Record<string, Slot>;

export type SlotName = keyof typeof slots;
