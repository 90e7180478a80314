/**
 * media-chrome writes a `style` element into each shadow root, which the pages' Content-Security-Policy
 * (style-src 'self') refuses, and it looks the rules up there later. Weakening the policy for project
 * pages would not even help: a visitor who comes from another page by a client navigation keeps that
 * page's policy. So its styles become constructed style sheets, which the policy allows since only
 * running script can make them, and a stand-in leads from where media-chrome looks to the sheet.
 *
 * Call once, before any element is defined.
 *
 * @throws where the browser knows no such sheets (Safari before 16.4) and keeps its own controls
 */
export function allowShadowStyles(): void {
  if (!("adoptedStyleSheets" in document)) throw new Error("No constructed style sheets");
  const attachShadow = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    if (this.localName.startsWith("media-")) takeStylesOut(root);
    return root;
  };
}

function takeStylesOut(root: ShadowRoot) {
  const setHTML = (html: string) => {
    const template = document.createElement("template");
    template.innerHTML = html;
    // Shadow roots written as markup; their elements make their own when they are defined.
    for (const nested of template.content.querySelectorAll("template[shadowrootmode]")) {
      nested.remove();
    }
    const sheets = [...template.content.querySelectorAll("style")].map(adoptable);
    root.adoptedStyleSheets = sheets;
    root.replaceChildren(template.content);
  };
  Object.defineProperty(root, "innerHTML", { set: setHTML });
  Object.defineProperty(root, "setHTMLUnsafe", { value: setHTML });
}

/** Replaces a style element, and gives its rules as a sheet. */
function adoptable(style: HTMLStyleElement): CSSStyleSheet {
  const sheet = new CSSStyleSheet({ media: style.media });
  sheet.replaceSync(style.textContent ?? "");
  // A name in no namespace of a browser's: found by the selector `style`, and without any effect.
  const standIn = document.createElementNS("urn:style-sheet", "style");
  if (style.media) standIn.setAttribute("media", style.media);
  style.replaceWith(Object.assign(standIn, { sheet }));
  return sheet;
}
