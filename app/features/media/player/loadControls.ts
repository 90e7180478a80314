import type { ComponentType } from "react";
import type { Lang } from "#app/i18n/lang.ts";
import type { PlayerControlsProps } from "./PlayerControls.tsx";
import { allowShadowStyles } from "./shadowStyles.ts";

let areStylesAllowed = false;

/**
 * Fetches the player's controls with their words in a language, and defines media-chrome's elements
 * that they are made of. After a failure it may be called again.
 */
export async function loadControls(lang: Lang): Promise<ComponentType<PlayerControlsProps>> {
  const [{ PlayerControls }] = await Promise.all([
    import("./PlayerControls.tsx"),
    defineElements(lang),
  ]);
  return PlayerControls;
}

async function defineElements(lang: Lang) {
  // The words come first: an element reads them when it is made.
  if (lang === "pt") await import("media-chrome/lang/pt.js");
  if (!areStylesAllowed) allowShadowStyles();
  areStylesAllowed = true;
  await import("./elements.ts");
}
