import { createHash } from "node:crypto";
import type { KeepData } from "./cache/pageData.ts";
import { literal, type Program } from "./program.ts";

interface Page {
  /** Its text in pieces, which become bytes one by one: V8 takes a millisecond to join large strings. */
  html: string[];
  /** SHA-256 hashes (base64) of the inline scripts that the page's policy must allow. */
  hashes: string[];
}

interface Choices {
  program: Program;
  /** Set when the page's data may be stored for everybody. */
  keepData?: KeepData | undefined;
  /** Whether the program must run without waiting for the visitor. */
  isAtOnce: boolean;
}

const bodyEnd = "</body></html>";

/** A pointer that has moved less between press and release is held still, as far as a hand can. */
const stillPx = 10;

/**
 * Appends a page's scripts, and defers its program. A page works without it (forms and links do), so text
 * and pictures load first, and visitors who only read never download the rest: the program and its data are
 * fetched on the first user interaction or, where it must run at once, after the page has been painted.
 *
 * @param html a page whose last script is the framework's, which restores the scroll position. No other
 *   script in it gets a hash, so one that was injected does not run.
 */
export function addScripts(html: string, { program, keepData, isAtOnce }: Choices): Page {
  const { source, modules, data } = program;
  const body = html.slice(0, -bodyEnd.length);
  const address = keepData?.(data);
  const starter = `(${begin})(${literal({ source, modules, data: address, isAtOnce })})`;
  const added = address ? [starter] : [data, starter];
  const scripts = added.map((script) => `<script>${script}</script>`);
  return {
    html: [body, ...scripts, bodyEnd],
    hashes: [...lastScript(body), source, ...added].map(hashOf),
  };
}

/** The script at the end of a page's body, if there is one. */
function lastScript(body: string): string[] {
  const [open, close] = ["<script>", "</script>"];
  if (!body.endsWith(close)) return [];
  return [body.slice(body.lastIndexOf(open) + open.length, -close.length)];
}

function hashOf(script: string): string {
  return createHash("sha256").update(script).digest("base64");
}

/**
 * Runs in the browser; only its text is used here. Where `isAtOnce`, the program starts just after `load`,
 * because pictures are decoded asynchronously and painted a little later. Browsers report a resting mouse
 * with a `pointermove` of zero movement, which is no interaction. A click on something that only the program
 * can handle waits for it in `data-replay`, unseen by React, which would handle it during hydration already,
 * and falls back to the behaviour without JavaScript when the program does not come. Fields that were left
 * before hydration (`wasLeft`) are validated after it (`keepEarlyInput`). Hydration, or the message of the
 * field that is just left, may move a button from under the pointer that presses it: a click within a few
 * pixels of the press belongs to what was pressed. Firefox loses a message in flight when a page enters the
 * back/forward cache: React's scheduler, driven by messages on its channel, would wait for ever, so
 * `pageshow` posts another one.
 */
const begin = `({ source, modules, data, isAtOnce }) => {
  const { dataset } = document.documentElement;
  let hasBegun = false;
  let isOver = false;
  let held;
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  const release = () => {
    isOver = true;
    held?.querySelector("a, button")?.click();
    held = undefined;
  };
  const onerror = () => {
    dataset.failed = "true";
    release();
  };
  const run = () => add("script", { type: "module", text: source, onerror });
  const channels = [];
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      channels.push(this);
    }
  };
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) for (const { port2 } of channels) port2.postMessage(null);
  });
  const waiting = new AbortController();
  const begin = (event) => {
    if (hasBegun || (event?.type === "pointermove" && !event.movementX && !event.movementY)) return;
    hasBegun = true;
    waiting.abort();
    for (const href of modules) add("link", { rel: "modulepreload", href });
    if (data) add("script", { src: data, onload: run, onerror });
    else run();
  };
  const signs = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin", "click"];
  for (const type of signs) addEventListener(type, begin, { signal: waiting.signal, capture: true, passive: true });
  addEventListener("focusout", ({ target }) => { target.wasLeft = true; });
  addEventListener("hydrated", () => setTimeout(release), { once: true });
  let press;
  addEventListener("pointerdown", (event) => { press = event; }, { capture: true });
  addEventListener("click", (event) => {
    const pressed = press?.target.closest?.("a, button, label, summary");
    const isThere = Math.hypot(event.clientX - press?.clientX, event.clientY - press?.clientY) < ${stillPx};
    press = undefined;
    if (!isThere || !pressed || pressed.contains(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.click();
  }, { capture: true });
  addEventListener("click", (event) => {
    const place = event.target.closest("[data-replay]");
    if (isOver || !place || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = place;
    setTimeout(release, 3000);
  }, { capture: true });
  if (!isAtOnce && !/[?&]lang=/.test(location.search)) return;
  const whenPainted = () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(begin), 100);
  if (document.readyState === "complete") whenPainted();
  else addEventListener("load", whenPainted);
}`.replaceAll(/\n\s*/g, "");
