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
  /** The text of the module, which the policy must allow too; empty where a page has none. */
  source: string;
}

interface Choices extends Pick<Program, "isAtOnce"> {
  /** Keeps the script with the page's data apart from the page, and gives its address. */
  keepData?: ((script: string) => string) | undefined;
}

/**
 * Leaves a page's program out of its way. A page is complete without it (forms and links work), so
 * words and pictures come first, and whoever only reads pays for nothing else: the program and its data
 * are fetched at the first sign of a visitor, or, where it has to do something at once, when the page
 * has been painted.
 *
 * @param html a page whose inline scripts carry the nonce
 */
export function startLate(html: string, nonce: string, { keepData, isAtOnce }: Choices): Page {
  const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
  const modules = [...html.matchAll(preload)].map(([, href = ""]) => href);
  const tag = `<script(?=[^>]* type="module")[^>]* nonce="${nonce}"[^>]*>`;
  const start = new RegExp(`${tag}([\\s\\S]*?)</script>`);
  const [element = "", source = ""] = start.exec(html) ?? [];
  if (!source) return { html, source };
  const { rest, data } = keepData ? withoutData(html, nonce, keepData) : { rest: html };
  const starter = `<script nonce="${nonce}">${starterOf({ source, modules, data, isAtOnce })}</script>`;
  return { html: rest.replaceAll(preload, "").replace(element, () => starter), source };
}

/** The elements stay, empty: React expects to find them. */
function withoutData(html: string, nonce: string, keepData: (script: string) => string) {
  const scripts: string[] = [];
  const element = new RegExp(
    `(<script nonce="${nonce}">)(window\\.__reactRouterContext[\\s\\S]*?)(</script>)`,
    "g",
  );
  const rest = html.replaceAll(element, (_whole, begin: string, script: string, end: string) => {
    scripts.push(script);
    return begin + end;
  });
  return { rest, data: keepData(scripts.join("\n")) };
}

/** `<` is escaped, so that nothing in it ends the script element. */
function starterOf(program: Program): string {
  return `(${begin})(${JSON.stringify(program).replaceAll("<", "\\u003c")})`;
}

/**
 * Runs in the browser; only its text is used here. A picture that has come is decoded beside the page,
 * so it is on the screen a moment after all has loaded. A click on what only the program can answer
 * waits for it in `data-replay`, and goes the way of a page without scripts when it does not come.
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
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const href of modules) add("link", { rel: "modulepreload", href });
    if (data) add("script", { src: data, onload: run, onerror });
    else run();
  };
  const signs = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin", "click"];
  for (const type of signs) addEventListener(type, begin, { once: true, capture: true, passive: true });
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
