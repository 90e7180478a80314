import { brightestIn, fromLinear, type Tones, toLinear } from "#app/files/inspection/tones.ts";

/** WCAG 2.2, 1.4.3, for text that is not large. */
export const minContrast = 4.5;

/** A picture behind a name. */
interface Ground {
  width: number;
  height: number;
  /** Percent from the left and from the top. */
  focal: { x: number; y: number };
  tones: Tones;
}

/** Where the site writes a project's name in white on its picture. Lengths in pixels. */
interface TitlePlace {
  width: number;
  height: number;
  /** From the place's left and lower edge to the name's. */
  left: number;
  below: number;
  letter: number;
  maxWidth: number;
  maxLines: number;
  /** How much of what is seen at a height above the lower edge is the veil's ink, 0..1. */
  veil: (above: number) => number;
}

/** The veil's ink. */
const ink = [4, 34, 43] as const;
const lineHeight = 1.15;
/** Of the display typeface's letters, as a share of their size. */
const letterWidth = 0.52;

/** `Gallery.module.css` of the home page: an open panel, on a desktop and on a phone. */
const panelVeil = (above: number) => 0.9 * Math.min(1, Math.max(0, (320 - above) / (320 - 128)));
export const homePanels: readonly TitlePlace[] = [
  {
    width: 800,
    height: 500,
    left: 40,
    below: 108,
    letter: 38,
    maxWidth: 406,
    maxLines: 4,
    veil: panelVeil,
  },
  {
    width: 350,
    height: 500,
    left: 24,
    below: 92,
    letter: 26,
    maxWidth: 278,
    maxLines: 4,
    veil: panelVeil,
  },
];

/** The lowest contrast of a white name with the picture that is behind it at one of the places. */
export function titleContrast(
  name: string,
  picture: Ground,
  places: readonly TitlePlace[],
): number {
  return Math.min(...places.map((place) => contrastAt(name, picture, place)));
}

function contrastAt(name: string, picture: Ground, place: TitlePlace): number {
  const { width, height, left, below, letter, maxWidth, maxLines, veil } = place;
  const length = [...name].length * letter * letterWidth;
  const lines = Math.min(maxLines, Math.max(1, Math.ceil(length / maxWidth)));
  const seen = seenOf(picture, place);
  const contrasts = Array.from({ length: lines }, (_, line) => {
    const lower = below + line * letter * lineHeight;
    const upper = lower + letter * lineHeight;
    const light = brightestIn(picture.tones, {
      left: seen.left + (seen.width * left) / width,
      right: seen.left + (seen.width * (left + Math.min(length, maxWidth))) / width,
      top: seen.top + seen.height * (1 - upper / height),
      bottom: seen.top + seen.height * (1 - lower / height),
    });
    return contrastOfWhite(light, veil(upper));
  });
  return Math.min(...contrasts);
}

/** The part of a picture that covers a place around its focal point (`object-fit: cover`), in shares of it. */
function seenOf({ width, height, focal }: Omit<Ground, "tones">, place: TitlePlace) {
  const scale = Math.max(place.width / width, place.height / height);
  const seen = { width: place.width / scale / width, height: place.height / scale / height };
  return {
    ...seen,
    left: ((1 - seen.width) * focal.x) / 100,
    top: ((1 - seen.height) * focal.y) / 100,
  };
}

/** White's contrast with a grey of some luminance under the veil. */
function contrastOfWhite(light: number, veil: number): number {
  const grey = fromLinear(light);
  const [red, green, blue] = ink.map((part) => toLinear(grey * (1 - veil) + part * veil)) as [
    number,
    number,
    number,
  ];
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
