import type { Lang } from "#app/i18n/lang.ts";
import { allowShadowStyles } from "./shadowStyles.ts";

let controls: Promise<unknown> | undefined;

/** Fetches media-chrome and defines the elements that the player's controls are made of, once. */
export function loadControls(lang: Lang): Promise<unknown> {
  controls ??= defineElements(lang);
  return controls;
}

async function defineElements(lang: Lang) {
  allowShadowStyles();
  // The words come first: an element reads them when it is made.
  if (lang === "pt") await import("media-chrome/lang/pt.js");
  await import("./elements.ts");
}
