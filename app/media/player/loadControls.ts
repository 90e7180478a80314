import type { ComponentType } from "react";
import type { Lang } from "#app/i18n/lang.ts";
import type { PlayerControlsProps } from "./PlayerControls.tsx";
import { allowShadowStyles } from "./shadowStyles.ts";

/** Where media-chrome's Portuguese misleads: "buscar" is to search, and "legendas ocultas" are hidden. */
const betterPortuguese = { seek: "posição no vídeo", "closed captions": "legendas" };

let areStylesAllowed = false;

/**
 * Loads the player's controls with their texts in a language, and defines media-chrome's elements. May be
 * called again after a failure.
 */
export async function loadControls(lang: Lang): Promise<ComponentType<PlayerControlsProps>> {
  const [{ PlayerControls }] = await Promise.all([
    import("./PlayerControls.tsx"),
    defineElements(lang),
  ]);
  return PlayerControls;
}

async function defineElements(lang: Lang) {
  // The texts first: an element reads them when it is created.
  if (lang === "pt") Object.assign((await import("media-chrome/lang/pt.js")).Pt, betterPortuguese);
  if (!areStylesAllowed) allowShadowStyles();
  areStylesAllowed = true;
  await import("./elements.ts");
}
