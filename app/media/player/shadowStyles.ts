/**
 * media-chrome inserts a `style` element into each shadow root, which the pages' Content-Security-Policy
 * (style-src 'self') refuses, and later looks up its rules there. Weakening the policy for project pages
 * would not even help: after a client navigation the policy of the first page still applies. So its styles
 * become constructed style sheets, which the policy allows because only a running script can create them,
 * and a stand-in element with a `sheet` property takes the place of the `style` element.
 *
 * Call once, before any element is defined.
 *
 * @throws where the browser lacks constructed style sheets (Safari before 16.4); its own controls stay
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
    // Declarative shadow roots; their elements create their own when they are defined.
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

/** Replaces a style element, and returns its rules as a sheet. */
function adoptable(style: HTMLStyleElement): CSSStyleSheet {
  const sheet = new CSSStyleSheet({ media: style.media });
  sheet.replaceSync(style.textContent ?? "");
  // An element of an unknown namespace: matched by the selector `style`, but without effect.
  const standIn = document.createElementNS("urn:style-sheet", "style");
  if (style.media) standIn.setAttribute("media", style.media);
  style.replaceWith(Object.assign(standIn, { sheet }));
  return sheet;
}
