import type { Page } from "playwright";

/**
 * What browsers and extensions do to pages, as far as it can be done from within: each changes the whole page,
 * or what of it has not been changed yet. Where it puts words of its own they are in `[data-foreign]`, or the
 * page's own between « and ».
 */
export const tamperings = [
  /** Chrome, Edge, Google Translate: a `<font>` takes the place of each text. */
  "translator",
  /** Others move the text into it. */
  "movingTranslator",
  /** Firefox writes into the text. */
  "writingTranslator",
  /** Immersive Translate adds the translation below each paragraph. */
  "bilingualTranslator",
  /** Chrome on iOS wraps phone numbers, dates and addresses, which splits the text. */
  "annotation",
  /** LastPass puts a `div` behind each field; others give it attributes. */
  "passwordManager",
  /** Grammarly puts elements beside text boxes, and behind the body. */
  "grammarChecker",
  /** A content blocker removes elements. */
  "blocker",
  /** Elements around fields, buttons and pictures. */
  "wrapper",
  /** Attributes everywhere. */
  "attributes",
  /** Dark Reader, SEO tools: elements in the head, come and gone. */
  "head",
] as const;

export type Tampering = (typeof tamperings)[number] | `random ${number}`;

/** The long form (`npm test -- --long e2e`) does every way on every page. */
export const isLong = process.env.FAULTS === "long";

/** Lets `tamper` work on every page that is opened from now on. */
export async function allowTampering(page: Page): Promise<void> {
  await page.addInitScript(defineTamperings);
}

/** Changes the page in these ways, one after the other. */
export async function tamper(page: Page, ...ways: Tampering[]): Promise<void> {
  await page.evaluate((names) => {
    for (const name of names) window.tamper(name);
  }, ways);
}

/**
 * Changes the page in these ways while it is being hydrated: a quarter of it every few tasks, from the moment
 * when its scripts are asked for. Call it before the first interaction, and wait for `html[data-tampered]`.
 */
export async function tamperMeanwhile(page: Page, ...ways: Tampering[]): Promise<void> {
  await page.evaluate((names) => {
    const { port1, port2 } = new MessageChannel();
    const tasksPerPart = 10;
    let task = 0;
    port1.onmessage = () => {
      const part = task / tasksPerPart;
      if (Number.isInteger(part)) for (const name of names) window.tamper(name, part);
      task += 1;
      if (task < 4 * tasksPerPart) port2.postMessage(null);
      else document.documentElement.setAttribute("data-tampered", "");
    };
    const waiting = new MutationObserver(() => {
      if (!document.querySelector("script[type=module]")) return;
      waiting.disconnect();
      port2.postMessage(null);
    });
    waiting.observe(document.head, { childList: true });
  }, ways);
}

/** Changes each page while it is being parsed, where nobody can tell what the server has sent. */
export async function tamperWhileParsing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const parsing = new MutationObserver(() => {
      for (const main of document.querySelectorAll("main:not([data-tampered])")) {
        main.setAttribute("data-tampered", "");
        main.prepend(document.createElement("aside"));
      }
    });
    parsing.observe(document, { childList: true, subtree: true });
    addEventListener("DOMContentLoaded", () => parsing.disconnect());
  });
}

/**
 * The words of the page's headings, paragraphs, links, buttons and labels, without what was added, so that
 * changed and unchanged pages can be compared.
 */
export async function wordsOf(page: Page): Promise<Set<string>> {
  const words = await page.evaluate(() => {
    const blocks = document.querySelectorAll(
      "h1, h2, h3, p, li, a, button, summary, label, dt, dd, figcaption",
    );
    const words = [...blocks].map((block) => {
      if (block.closest("[data-foreign]")) return "";
      const copy = block.cloneNode(true) as Element;
      for (const added of copy.querySelectorAll("[data-foreign], option")) added.remove();
      return copy.textContent?.replaceAll(/[«»\s]/g, "") ?? "";
    });
    return words.filter((text) => text !== "");
  });
  return new Set(words);
}

declare global {
  interface Window {
    tamper: (way: Tampering, part?: number) => void;
  }
}

/** Runs in the page. Each function may be told which of four parts of the page to change. */
function defineTamperings() {
  const done = new WeakSet<Node>();
  const inPart = <Kind extends Node>(nodes: Kind[], part?: number) =>
    nodes.filter((node, index) => {
      if (done.has(node) || (part !== undefined && index % 4 !== part)) return false;
      done.add(node);
      return true;
    });
  const all = (selector: string, part?: number) =>
    inPart([...document.querySelectorAll<HTMLElement>(selector)], part);
  const texts = (part?: number) => inPart(allTexts(), part);
  const allTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) => {
      const isWords = /\p{L}/u.test(node.nodeValue ?? "") && !/«/.test(node.nodeValue ?? "");
      const parent = node.parentElement;
      const isOpen = !parent?.closest("script, style, textarea, option, font, [data-foreign]");
      return isWords && isOpen ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
    });
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    return found;
  };
  const element = (name: string, text = "", isForeign = true) => {
    const made = document.createElement(name);
    if (isForeign) made.dataset.foreign = "";
    made.textContent = text;
    return made;
  };
  const font = (...content: (string | Node)[]) => {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.append(...content);
    outer.append(inner);
    return outer;
  };
  const wrap = (node: Element, name: string) => {
    const wrapper = document.createElement(name);
    node.replaceWith(wrapper);
    wrapper.append(node);
  };

  const tamperings: Record<string, (part?: number) => void> = {
    translator(part) {
      document.documentElement.classList.add("translated-ltr");
      for (const text of texts(part)) {
        text.parentNode?.replaceChild(font(`«${text.data}»`), text);
      }
    },
    movingTranslator(part) {
      for (const text of texts(part)) {
        const outer = font();
        text.parentNode?.insertBefore(outer, text);
        outer.firstChild?.appendChild(text);
        text.data = `«${text.data}»`;
      }
    },
    writingTranslator(part) {
      for (const text of texts(part)) text.data = `«${text.data}»`;
    },
    bilingualTranslator(part) {
      for (const block of all("p, h1, h2, h3, li, a, button, label, summary", part)) {
        block.append(element("font", `«${block.textContent}»`));
      }
    },
    annotation(part) {
      for (const text of texts(part)) {
        const [, before, word] = /^(.*?)([\p{L}\d]{3,})/su.exec(text.data) ?? [];
        if (!word || before === undefined) continue;
        const annotated = text.splitText(before.length);
        annotated.splitText(word.length);
        const annotation = element("chrome_annotation", "", false);
        annotated.replaceWith(annotation);
        annotation.append(annotated);
      }
    },
    passwordManager(part) {
      for (const field of all("input, select, textarea", part)) {
        field.setAttribute("data-lastpass-icon-root", "");
        field.setAttribute("__gchrome_uniqueid", "1");
        field.after(element("div"));
      }
    },
    grammarChecker(part) {
      document.body.setAttribute("data-gr-ext-installed", "");
      for (const box of all("textarea, input[type=text], input:not([type])", part)) {
        box.setAttribute("data-gramm", "false");
        box.parentElement?.append(element("grammarly-extension", "G"));
        box.before(element("grammarly-extension"));
      }
      document.documentElement.append(element("grammarly-desktop-integration"));
      document.querySelector("main")?.append(element("div", "G"));
    },
    blocker(part) {
      const targets = "footer li:nth-child(2), a > svg, button > svg, main img, iframe, aside";
      for (const target of all(targets, part)) target.remove();
    },
    wrapper(part) {
      for (const field of all("input, textarea, select", part)) wrap(field, "div");
      for (const button of all("button, a > svg, h2", part)) wrap(button, "span");
    },
    attributes(part) {
      document.documentElement.style.setProperty("--darkreader", "1");
      document.body.classList.add("vsc-initialized");
      document.body.setAttribute("cz-shortcut-listen", "true");
      for (const node of all("body *:not(.mark)", part)) {
        node.setAttribute("bis_skin_checked", "1");
        node.dataset.darkreaderInlineColor = "";
        if (node.hasAttribute("placeholder")) node.setAttribute("placeholder", "«…»");
      }
    },
    head() {
      const { head } = document;
      head.prepend(element("meta"));
      head.append(element("script"), element("meta"));
      for (const gone of head.querySelectorAll(
        "meta[name='theme-color'], meta[property='og:title']",
      )) {
        gone.remove();
      }
      head.querySelector("meta[name='description']")?.setAttribute("content", "«…»");
      document.title = `«${document.title}»`;
    },
  };

  /** What no list foresees: forty changes at places that the seed tells (mulberry32). */
  const tamperRandomly = (seed: number) => {
    let state = seed;
    const below = (count: number) => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
    };
    const one = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
    const name = () => one(["div", "span", "font", "my-extension"]);
    const acts: ((target: HTMLElement) => void)[] = [
      (target) => target.before(element(name(), "…")),
      (target) => target.after(element(name())),
      (target) => target.prepend(element(name(), "…")),
      (target) => target.append(element(name())),
      (target) => wrap(target, name()),
      (target) => target.setAttribute(one(["data-x", "title", "lang"]), "x"),
      (target) => target.classList.add("x"),
      (target) => {
        if (!target.querySelector("a, input, select, textarea, video, h1, details"))
          target.remove();
      },
      () => one(allTexts()).replaceWith(font("…")),
      () => {
        one(allTexts()).data += "…";
      },
      () => {
        const text = one(allTexts());
        wrapText(text.splitText(below(text.length)));
      },
      () => one(allTexts()).remove(),
    ];
    const wrapText = (text: Text) => {
      const wrapper = element(name(), "", false);
      text.replaceWith(wrapper);
      wrapper.append(text);
    };
    for (let change = 0; change < 40; change += 1) {
      const targets = document.querySelectorAll<HTMLElement>(
        "body *:not(script, style, option, source, track, main, header, footer, h1, form, details, " +
          "summary, video, a[hreflang], svg *, font, [data-foreign], [data-foreign] *)",
      );
      one(acts)(one([...targets]));
    }
  };

  window.tamper = (way, part) => {
    const [, seed] = /^random (\d+)$/.exec(way) ?? [];
    if (seed === undefined) tamperings[way]?.(part);
    else tamperRandomly(Number(seed) + 1000 * (part ?? 0));
  };
}
