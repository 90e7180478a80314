import { createHash } from "node:crypto";
import type { KeepData } from "./cache/pageData.ts";

/** What starts the page's program in the browser. */
interface Program {
  /** Source text of the framework's entry module. */
  source: string;
  /** Addresses of the modules that it imports. */
  modules: string[];
  /** Address of the script with the page's data, where that is stored separately. */
  data?: string | undefined;
  /** Whether it must run without waiting for the visitor. */
  isAtOnce: boolean;
}

interface Page {
  html: string;
  /** SHA-256 hashes (base64) of the inline scripts that the page's policy must allow. */
  hashes: string[];
}

interface Choices extends Pick<Program, "isAtOnce"> {
  /** The page's data as serialized by the framework. */
  handoff: string;
  /** Set when the page's data may be stored for everybody. */
  keepData?: KeepData | undefined;
}

/** Module preloads (their address) and scripts (their attributes and text). */
const parts =
  /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>|<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Defers a page's program. A page works without it (forms and links do), so text and pictures load first,
 * and visitors who only read never download the rest: the program and its data are fetched on the first user
 * interaction or, where it must run at once, after the page has been painted.
 *
 * @param html a page whose inline scripts carry the nonce. Only the framework's scripts do, so a script
 *   injected into the page gets no hash and does not run.
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
    // Keep the empty element: React expects it on hydration.
    return allowed(attributes, data ? "" : script);
  });
  return { html: page.replaceAll(` nonce="${nonce}"`, ""), hashes };
}

function hashOf(script: string): string {
  return createHash("sha256").update(script).digest("base64");
}

/** Does what the framework's own streaming of a page's data results in. */
function handOver(handoff: string): string {
  const controller = "window.__reactRouterContext.streamController";
  return `${controller}.enqueue(${literal(handoff)});${controller}.close();`;
}

function starterOf(program: Program): string {
  return `(${begin})(${literal(program)})`;
}

/** `<` is escaped, so that no value can close the script element. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/**
 * Runs in the browser; only its text is used here. Where `isAtOnce`, the program starts just after `load`,
 * because pictures are decoded asynchronously and painted a little later. Browsers report a resting mouse
 * with a `pointermove` of zero movement, which is no interaction. A click on something that only the program
 * can handle waits for it in `data-replay`, and falls back to the behaviour without JavaScript when the
 * program does not come. Fields that were left before hydration (`wasLeft`) are validated after it
 * (`keepEarlyInput`). Firefox loses a message in flight when a page enters the back/forward cache: React's
 * scheduler, driven by messages on its channel, would wait for ever, so `pageshow` posts another one.
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
