/** The light of an hour: sky, water, haze, and a wash of colour over everything. */
export interface Light {
  sky: readonly [top: string, middle: string, horizon: string];
  sun: string;
  glow: string;
  cloud: string;
  /** Distant things fade into this colour. */
  haze: string;
  /** Everything is mixed with `wash` by `strength`. */
  wash: string;
  strength: number;
  water: readonly [far: string, middle: string, near: string];
  glint: string;
  /** Windows and lamps; `null` while the sun is up. */
  lamp: string | null;
}

export type Hour = keyof typeof hours;

export const hours = {
  dawn: {
    sky: ["#9cc7c1", "#f3e2c8", "#f6bd95"],
    sun: "#e8502f",
    glow: "#f08a63",
    cloud: "#fdf3e3",
    haze: "#f2d3b4",
    wash: "#f0b48a",
    strength: 0.14,
    water: ["#f3c9a6", "#7fb0a8", "#1d5a62"],
    glint: "#fdeedb",
    lamp: null,
  },
  morning: {
    sky: ["#6fb5b3", "#b7d9cf", "#f6ecd6"],
    sun: "#fff3d6",
    glow: "#fbe3b4",
    cloud: "#fffaf0",
    haze: "#dce6d6",
    wash: "#f6e2bd",
    strength: 0.07,
    water: ["#b6d6cb", "#4d9a98", "#13525b"],
    glint: "#fdf6e8",
    lamp: null,
  },
  afternoon: {
    sky: ["#3f9aa0", "#8fc7bf", "#f3ddb5"],
    sun: "#ffe7b0",
    glow: "#fbd08a",
    cloud: "#fff3df",
    haze: "#d9dcc2",
    wash: "#f2b867",
    strength: 0.13,
    water: ["#cfd6b4", "#3f8e8d", "#0f4a54"],
    glint: "#fff0cf",
    lamp: null,
  },
  sunset: {
    sky: ["#f7dcae", "#f6b078", "#ea5c36"],
    sun: "#fff2d2",
    glow: "#fbc98a",
    cloud: "#fbe3bd",
    haze: "#ee8557",
    wash: "#c9452a",
    strength: 0.2,
    water: ["#f0885a", "#5d6468", "#103a44"],
    glint: "#ffd9a3",
    lamp: "#ffe3a6",
  },
  dusk: {
    sky: ["#0f3a45", "#3d6b71", "#f19a70"],
    sun: "#f4673c",
    glow: "#f19a70",
    cloud: "#5f7f80",
    haze: "#9c7f75",
    wash: "#16424d",
    strength: 0.36,
    water: ["#e3916d", "#3f646a", "#0b2a32"],
    glint: "#ffc79a",
    lamp: "#ffd28a",
  },
  night: {
    sky: ["#07191f", "#0d2d35", "#1f5660"],
    sun: "#f6ecd8",
    glow: "#2b6a72",
    cloud: "#16414a",
    haze: "#1b4a54",
    wash: "#0a2932",
    strength: 0.5,
    water: ["#1f5660", "#103b44", "#071b21"],
    glint: "#ffcf86",
    lamp: "#ffc86e",
  },
} as const satisfies Record<string, Light>;
