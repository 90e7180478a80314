import { ReactCompareSliderCssVars } from "react-compare-slider/consts";
import { answerTouch } from "./answerTouch.ts";
import { followMovedPress } from "./followMovedPress.ts";
import { holdFirstTouch } from "./holdFirstTouch.ts";
import { keepLanguage } from "./keepLanguage.ts";
import { loadBundle } from "./loadBundle.ts";
import { playFilms } from "./playFilms.ts";
import { recordChanges } from "./recordChanges.ts";
import { showLeaving } from "./showLeaving.ts";
import { startEagerly, startOnInteraction } from "./startOn.ts";
import { wakeScheduler } from "./wakeScheduler.ts";

/** What a page tells its start script. */
export interface StartOptions {
  /** Source text of the hydration entry, a module. */
  source: string;
  /** URLs of the modules that it imports, what others need first; to be fetched at once. */
  modules: string[];
  /** URL of the script with the page's data; absent where the page contains it. */
  data?: string | undefined;
  /** Whether the page has to be hydrated without waiting for an interaction. */
  eager: boolean;
}

/**
 * What a page runs before its client bundle comes: the last of its inline scripts, built from this file into
 * one classic script (`scripts/inlineScripts.ts`). It starts hydration, and until then does what cannot
 * wait. Listeners on `window` run in the order of these calls.
 */
export default function start(options: StartOptions): void {
  const load = loadBundle.bind(undefined, options);
  recordChanges();
  wakeScheduler();
  if (options.eager || /[?&]lang=/.test(location.search)) startEagerly(load);
  startOnInteraction(load);
  noteLeftFields();
  answerTouch();
  followMovedPress();
  playFilms();
  slideComparisons();
  holdFirstTouch();
  closeOnEscape();
  keepLanguage();
  showLeaving();
}

/** A field that has lost the focus before hydration; it is validated after it (`captureEarlyInput.ts`). */
export interface LeftField extends Element {
  wasLeft?: boolean;
}

/** Marks fields that are left: React sees no event from before hydration. */
function noteLeftFields(): void {
  addEventListener("focusout", ({ target }) => {
    (target as LeftField).wasLeft = true;
  });
}

/**
 * Moves the divider of a before and after (`data-compare`) with the field that lies over the pictures until
 * its slider is there. The style sheet reads `--divider`.
 */
function slideComparisons(): void {
  if (document.querySelector("[data-compare]")) registerPosition();
  addEventListener("input", ({ target }) => {
    const field = target as HTMLInputElement;
    const pair = field.closest<HTMLElement>("[data-compare]");
    pair?.style.setProperty("--divider", `${field.value}%`);
  });
}

/** The slider does so when it comes, and would have the styles of the whole page computed anew. */
function registerPosition() {
  const name = ReactCompareSliderCssVars.rawPosition;
  CSS.registerProperty?.({ name, syntax: "<percentage>", inherits: true, initialValue: "50%" });
}

/** Escape closes a photo that the page's address shows alone (`PlainLightbox.tsx`): its first link does so. */
function closeOnEscape(): void {
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") document.querySelector<HTMLElement>("[role=dialog]:target > a")?.click();
  });
}
