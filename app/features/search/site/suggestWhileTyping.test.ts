import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Found, suggestWhileTyping } from "./suggestWhileTyping.ts";

/** A field or a box as far as typing and pressing go. */
class Part extends EventTarget {
  value = "";
  defaultValue = "";
  isFocused = false;
  contains = (other: unknown) => other === this;
  focus = () => {
    this.isFocused = true;
  };
}

const state = { isPast: false, input: new Part(), box: new Part(), page: new Part() };
let shown: (string | undefined)[];
let answers: Map<string, () => void>;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(state, { isPast: false, input: new Part(), box: new Part(), page: new Part() });
  shown = [];
  answers = new Map();
  vi.stubGlobal(
    "document",
    Object.assign(state.page, { querySelector: () => (state.isPast ? {} : null) }),
  );
  // Answers what was given up, too: it may have been on its way.
  vi.stubGlobal("fetch", (address: string) => {
    const query = new URL(address, "https://mare.example").searchParams.get("q") ?? "";
    return new Promise((resolve) => {
      answers.set(query, () => resolve(Response.json({ total: 1, results: [] })));
    });
  });
  end = suggestWhileTyping({
    input: state.input as unknown as HTMLInputElement,
    box: state.box as unknown as HTMLElement,
    lang: "pt",
    show: (found: Found | undefined) => shown.push(found?.query),
  });
});

afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function type(text: string) {
  state.input.value = text;
  state.input.dispatchEvent(new Event("input"));
  await vi.advanceTimersByTimeAsync(1000);
}

async function answer(query: string) {
  answers.get(query)?.();
  await vi.advanceTimersByTimeAsync(0);
}

const pressEscape = () =>
  Object.assign(new Event("keydown", { cancelable: true }), { key: "Escape" });

test("an answer that comes late neither shows nor takes away what is shown", async () => {
  await type("mar");
  await answer("mar");
  await type("mare");
  await type("mares");
  await answer("mare");
  expect(shown).toEqual(["mar"]);
  await answer("mares");
  expect(shown).toEqual(["mar", "mares"]);
});

test("a single letter asks for nothing, and takes away what is shown", async () => {
  await type("mar");
  await answer("mar");
  await type("m");
  expect([...answers.keys()]).toEqual(["mar"]);
  expect(shown).toEqual(["mar", undefined]);
});

test("Escape among the results closes them alone, and the field has the focus again", async () => {
  await type("mar");
  await answer("mar");
  const event = pressEscape();
  state.box.dispatchEvent(event);
  expect(shown).toEqual(["mar", undefined]);
  expect(state.input.isFocused).toBe(true);
  // Neither the popover nor the menu around them hears of it.
  expect([event.defaultPrevented, event.cancelBubble]).toEqual([true, true]);
});

test("a press elsewhere closes them, before the answer, too", async () => {
  await type("mar");
  state.page.dispatchEvent(new Event("pointerdown"));
  await answer("mar");
  expect(shown).toEqual([undefined]);
});

test("the site of the past suggests nothing", async () => {
  state.isPast = true;
  await type("mar");
  expect([...answers.keys()]).toEqual([]);
});
