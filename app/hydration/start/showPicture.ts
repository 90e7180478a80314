/**
 * Opens a photo over the page at once, before there is a lightbox or where none can come: following the link
 * would leave the page for a bare file. The photo that the link shows has been loaded; the lightbox's file
 * comes over it. A click, its button or Escape closes it.
 *
 * @param onClose called when the visitor has closed it
 */
export function showPicture(link: HTMLElement, onClose: () => void): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.dataset.picture = "";
  // Firefox before 119 does not know `ariaLabel`.
  const name = link.getAttribute("aria-label") ?? "";
  dialog.setAttribute("aria-label", name);
  const thumbnail = link.querySelector<HTMLImageElement>("picture img");
  const picture = thumbnail?.closest("picture")?.cloneNode(true) as HTMLElement | undefined;
  const image = picture?.querySelector("img");
  if (thumbnail && image && picture) {
    // As `sizesOf` has it for the lightbox, so that both take the same file.
    const [width, height] = ["width", "height"].map((name) => Number(image.getAttribute(name)));
    const ratio = Math.round(((width ?? 0) / (height ?? 1)) * 1000) / 1000;
    for (const each of picture.querySelectorAll<HTMLSourceElement>("[sizes]")) {
      each.sizes = `min(100vw, calc(100vh * ${ratio}))`;
    }
    image.loading = "eager";
    image.fetchPriority = "high";
    image.alt = name;
    const first = new Image();
    first.src = thumbnail.currentSrc;
    first.alt = "";
    dialog.append(first, picture);
  }
  const button = document.createElement("button");
  button.textContent = "×";
  const closeLabel = link.closest<HTMLElement>("[data-close]")?.dataset.close ?? "";
  button.setAttribute("aria-label", closeLabel);
  dialog.append(button);
  const close = () => {
    dialog.close();
    dialog.remove();
    onClose();
  };
  // A double click is meant for the photo that opens.
  dialog.addEventListener("click", ({ detail }) => detail < 2 && close());
  dialog.addEventListener("cancel", close);
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** The lightbox takes its place: it goes when that has faded in, and has given the focus back before. */
export function giveWay(dialog: HTMLDialogElement): void {
  dialog.close();
  // Open, but not modal: the focus stays where it is.
  dialog.setAttribute("open", "");
  setTimeout(() => dialog.remove(), 400);
}
