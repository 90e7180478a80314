import { expect, test } from "vitest";
import { actionOf, isRepeated } from "./playerKeys.ts";

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  { key: " ", action: { type: "play" } },
  { key: "K", action: { type: "play" } },
  { key: "ArrowLeft", action: { type: "seek", by: -10 } },
  { key: "ArrowRight", action: { type: "seek", by: 10 } },
  { key: "ArrowUp", action: { type: "volume", by: 0.1 } },
  { key: "ArrowDown", action: { type: "volume", by: -0.1 } },
  { key: "0", action: { type: "jump", to: 0 } },
  { key: "9", action: { type: "jump", to: 0.9 } },
  { key: "m", action: { type: "mute" } },
  { key: "f", action: { type: "fullscreen" } },
  { key: "c", action: { type: "captions" } },
  { key: "l", action: { type: "loop" } },
])("$key asks for $action.type", ({ key, action }) => {
  expect(actionOf({ ...none, key })).toEqual(action);
});

test.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])(
  "f with %s is the browser's",
  (modifier) => {
    expect(actionOf({ ...none, key: "f", [modifier]: true })).toBeUndefined();
  },
);

test.each(["p", "j", ">", "Enter", "Tab", "Escape"])("%s asks for nothing", (key) => {
  expect(actionOf({ ...none, key })).toBeUndefined();
});

test.each([
  ["ArrowLeft", true],
  ["ArrowUp", true],
  [" ", false],
  ["m", false],
  ["5", false],
])("%j held goes on: %s", (key, goesOn) => {
  const action = actionOf({ ...none, key });
  expect(action && isRepeated(action)).toBe(goesOn);
});
