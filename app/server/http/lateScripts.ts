/** What starts the page's program: the framework's module, and the modules that it will need. */
interface Program {
  source: string;
  modules: string[];
}

/**
 * Has the page's program fetched when the page has been painted, or at the first touch, click or key.
 * A page is complete without it (forms and links work), so on a slow line words and pictures come first.
 *
 * @param html a page whose inline scripts carry the nonce
 * @returns the page, and the source of the module, which the policy must allow too
 */
export function startLate(html: string, nonce: string): { html: string; source: string } {
  const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
  const modules = [...html.matchAll(preload)].map(([, href = ""]) => href);
  const tag = `<script(?=[^>]* type="module")[^>]* nonce="${nonce}"[^>]*>`;
  const start = new RegExp(`${tag}([\\s\\S]*?)</script>`);
  const [element = "", source = ""] = start.exec(html) ?? [];
  if (!source) return { html, source };
  const starter = `<script nonce="${nonce}">${starterOf({ source, modules })}</script>`;
  return { html: html.replaceAll(preload, "").replace(element, () => starter), source };
}

/** `<` is escaped, so that nothing in it ends the script element. */
function starterOf(program: Program): string {
  return `(${begin})(${JSON.stringify(program).replaceAll("<", "\\u003c")})`;
}

/**
 * Runs in the browser; only its text is used here. A picture that has come is decoded beside the page,
 * so it is on the screen a moment after all has loaded.
 */
const begin = `({ source, modules }) => {
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const href of modules) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    document.head.append(Object.assign(document.createElement("script"), { type: "module", text: source }));
  };
  const whenPainted = () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(begin), 100);
  if (document.readyState === "complete") whenPainted();
  else addEventListener("load", whenPainted);
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, begin, { once: true, capture: true, passive: true });
}`.replaceAll(/\n\s*/g, "");
