import { createHash } from "node:crypto";
import type { KeepData } from "./cache/pageData.ts";

/** What starts the page's program in the browser. */
interface Program {
  /** Text of the framework's module. */
  source: string;
  /** Addresses of the modules that it will need. */
  modules: string[];
  /** Address of the script with the page's data, where that is kept apart from the page. */
  data?: string | undefined;
  /** Has it something to say or to do before the visitor does? */
  isAtOnce: boolean;
}

interface Page {
  html: string;
  /** Of the inline scripts that the page's policy has to allow: SHA-256 as base64. */
  hashes: string[];
}

interface Choices extends Pick<Program, "isAtOnce"> {
  /** The page's data as the framework hands it over. */
  handoff: string;
  /** Where the page's data may be kept for everybody. */
  keepData?: KeepData | undefined;
}

/** Preloads of modules (their address) and scripts (their attributes and text). */
const parts =
  /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>|<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Leaves a page's program out of its way. A page is complete without it (forms and links work), so
 * words and pictures come first, and whoever only reads pays for nothing else: the program and its data
 * are fetched at the first sign of a visitor, or, where it has to do something at once, when the page
 * has been painted.
 *
 * @param html a page whose inline scripts carry the nonce. Only what the framework wrote does, so a script
 *   that was smuggled into the page gets no hash and does not run.
 */
export function startLate(html: string, nonce: string, choices: Choices): Page {
  const { handoff, keepData, isAtOnce } = choices;
  const modules: string[] = [];
  const hashes: string[] = [];
  let data: string | undefined;
  const allowed = (attributes: string, source: string) => {
    if (source) hashes.push(hashOf(source));
    return `<script${attributes}>${source}</script>`;
  };
  // The framework writes them in this order: preloads, its data, its module.
  const page = html.replaceAll(parts, (whole, href?: string, attributes = "", source = "") => {
    if (href) {
      modules.push(href);
      return "";
    }
    if (!attributes.includes(` nonce="${nonce}"`)) return whole;
    if (attributes.includes(' type="module"')) {
      hashes.push(hashOf(source));
      return allowed("", starterOf({ source, modules, data, isAtOnce }));
    }
    if (!source.startsWith("window.__reactRouterContext")) return allowed(attributes, source);
    const script = `${source}\n${handOver(handoff)}`;
    data = keepData?.(script);
    // The element stays, empty: React expects to find it.
    return allowed(attributes, data ? "" : script);
  });
  return { html: page.replaceAll(` nonce="${nonce}"`, ""), hashes };
}

function hashOf(script: string): string {
  return createHash("sha256").update(script).digest("base64");
}

/** What the framework's own streaming of a page's data would end up with. */
function handOver(handoff: string): string {
  const controller = "window.__reactRouterContext.streamController";
  return `${controller}.enqueue(${literal(handoff)});${controller}.close();`;
}

function starterOf(program: Program): string {
  return `(${begin})(${literal(program)})`;
}

/** `<` is escaped, so that nothing in it ends the script element. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/**
 * Runs in the browser; only its text is used here. A picture that has come is decoded beside the page,
 * so it is on the screen a moment after all has loaded. Browsers tell where a resting mouse is by a move
 * that moves nothing, which is no sign of a visitor. A click on what only the program can answer
 * waits for it in `data-replay`, and goes the way of a page without scripts when it does not come. What
 * is left before (`wasLeft`) is judged when it has come (`keepEarlyInput`). Firefox loses a message that
 * is under way when it keeps the page for a return (its back/forward cache): React's scheduler, which works
 * on at each message of its channel, would wait for it for ever, so it gets another at the return.
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
  addEventListener("click", (event) => {
    const place = event.target.closest("[data-replay]");
    if (isOver || !place || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    held = place;
    setTimeout(release, 3000);
  }, { capture: true });
  if (!isAtOnce && !/[?&]lang=/.test(location.search)) return;
  const whenPainted = () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(begin), 100);
  if (document.readyState === "complete") whenPainted();
  else addEventListener("load", whenPainted);
}`.replaceAll(/\n\s*/g, "");
