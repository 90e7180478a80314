import type { ComponentType } from "react";
import type { Lang } from "#app/i18n/lang.ts";
import type { PlayerControlsProps } from "./PlayerControls.tsx";
import { allowShadowStyles } from "./shadowStyles.ts";

let controls: Promise<ComponentType<PlayerControlsProps>> | undefined;

/** Fetches the player's controls and defines media-chrome's elements that they are made of, once. */
export function loadControls(lang: Lang): Promise<ComponentType<PlayerControlsProps>> {
  controls ??= fetchControls(lang);
  return controls;
}

async function fetchControls(lang: Lang) {
  allowShadowStyles();
  const coming = import("./PlayerControls.tsx");
  // The words come first: an element reads them when it is made.
  if (lang === "pt") await import("media-chrome/lang/pt.js");
  await import("./elements.ts");
  const { PlayerControls } = await coming;
  return PlayerControls;
}
