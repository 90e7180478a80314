import type { ComponentType } from "react";
import type { Lang } from "#app/i18n/lang.ts";
import type { PlayerControlsProps } from "./PlayerControls.tsx";
import { allowShadowStyles } from "./shadowStyles.ts";

let elements: Promise<unknown> | undefined;

/**
 * Fetches the player's controls with their words in a language, and defines media-chrome's elements
 * that they are made of, once.
 */
export async function loadControls(lang: Lang): Promise<ComponentType<PlayerControlsProps>> {
  const coming = import("./PlayerControls.tsx");
  // The words come first: an element reads them when it is made.
  if (lang === "pt") await import("media-chrome/lang/pt.js");
  elements ??= defineElements();
  await elements;
  return (await coming).PlayerControls;
}

function defineElements() {
  allowShadowStyles();
  return import("./elements.ts");
}
