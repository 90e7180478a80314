import { seekStep, volumeStep } from "./playerSettings.ts";

/** The action of a key. */
export type PlayerAction =
  | { type: "play" | "mute" | "fullscreen" | "captions" | "loop" }
  /** Seconds forward. */
  | { type: "seek"; by: number }
  /** Share of the full volume. */
  | { type: "volume"; by: number }
  /** Share of the video's length, 0 to 1. */
  | { type: "jump"; to: number };

type Key = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

const actions: Record<string, PlayerAction> = {
  " ": { type: "play" },
  k: { type: "play" },
  ArrowLeft: { type: "seek", by: -seekStep },
  ArrowRight: { type: "seek", by: seekStep },
  ArrowUp: { type: "volume", by: volumeStep },
  ArrowDown: { type: "volume", by: -volumeStep },
  m: { type: "mute" },
  f: { type: "fullscreen" },
  c: { type: "captions" },
  l: { type: "loop" },
};

/** Plyr 3's keys; undefined for any other, and for all with a modifier. */
export function actionOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Key) {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (/^\d$/.test(key)) return { type: "jump", to: Number(key) / 10 } satisfies PlayerAction;
  return actions[key.length === 1 ? key.toLowerCase() : key];
}

/** Whether holding the key repeats the action: for steps, but not for toggles. */
export function isRepeated({ type }: PlayerAction): boolean {
  return type === "seek" || type === "volume";
}

/**
 * Whether the focused part of the player handles the key itself: a field any key, a button those that press
 * it.
 */
export function isUsedBy(target: Element, { key }: Pick<Key, "key">): boolean {
  if (target.closest("select, input")) return true;
  if (key === " " && target.closest("button, [role=button], [role=switch]")) return true;
  return key.startsWith("Arrow") && target.closest("media-time-range, media-volume-range") !== null;
}
