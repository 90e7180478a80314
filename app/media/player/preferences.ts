/** A viewer's choices, kept in local storage (spec 2); an absent one was never made. */
export interface Preferences {
  /** 0 to 1. */
  volume?: number;
  muted?: boolean;
  speed?: number;
  /** Height in pixels. */
  quality?: number;
  captions?: boolean;
  /** Of the captions. */
  language?: string;
}

type Store = Pick<Storage, "getItem" | "setItem">;

const key = "player";

const isValid: { [name in keyof Required<Preferences>]: (value: unknown) => boolean } = {
  volume: (value) => isWithin(value, 0, 1),
  muted: (value) => typeof value === "boolean",
  speed: (value) => isWithin(value, 0.5, 4),
  quality: (value) => isWithin(value, 1, 4320),
  captions: (value) => typeof value === "boolean",
  language: (value) => typeof value === "string",
};

/** The stored choices; damaged ones are left out, and all of them where storage is blocked. */
export function readPreferences(store: () => Store = browserStore): Preferences {
  try {
    const stored: unknown = JSON.parse(store().getItem(key) ?? "{}");
    const entries = Object.entries(stored ?? {}).filter(([name, value]) =>
      isValid[name as keyof Preferences]?.(value),
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Adds choices to the stored ones; where storage is blocked or full they last as long as the page. */
export function savePreferences(choices: Preferences, store: () => Store = browserStore): void {
  try {
    store().setItem(key, JSON.stringify({ ...readPreferences(store), ...choices }));
  } catch {
    // The choice only lasts for this page.
  }
}

/** Accessed each time: where cookies are blocked, even naming `localStorage` throws. */
function browserStore(): Store {
  return localStorage;
}

function isWithin(value: unknown, low: number, high: number): boolean {
  return typeof value === "number" && value >= low && value <= high;
}
