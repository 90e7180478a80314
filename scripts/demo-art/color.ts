/** The colours of things, before the light of the hour is applied. */
export const hue = {
  ink: "#0e2f36",
  deep: "#14454e",
  river: "#1f6a70",
  teal: "#3c8f8e",
  mist: "#a9cfc8",
  sand: "#f4ecdf",
  dune: "#e4d2b6",
  clay: "#c98e62",
  ochre: "#f2b354",
  ember: "#e8502f",
  coral: "#f08a63",
  blush: "#f6c3a3",
  forest: "#1c4f40",
  mangrove: "#2f7d5b",
  leaf: "#5aa06f",
  lime: "#a9c77c",
  wood: "#9a6642",
  bark: "#5b3d2e",
  mud: "#7a6450",
  stone: "#b9b3a3",
  asphalt: "#5c6669",
  white: "#fffaf0",
} as const;

/** Colour between two `#rrggbb` colours: 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** The same colour, darker by `share` (towards ink, never towards grey). */
export const darker = (color: string, share = 0.2) => mix(color, hue.ink, share);

/** The same colour, lighter by `share` (towards warm white). */
export const lighter = (color: string, share = 0.2) => mix(color, hue.white, share);
