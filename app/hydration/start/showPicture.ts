/**
 * Opens the picture that a link leads to over the page; a click or Escape closes it. It is the lightbox of a
 * page whose scripts can not be loaded, where following the link would leave the page for a bare file.
 */
export function showPicture(link: HTMLAnchorElement): void {
  const dialog = document.createElement("dialog");
  const image = new Image();
  image.src = link.href;
  image.alt = link.getAttribute("aria-label") ?? "";
  dialog.dataset.picture = "";
  dialog.append(image);
  dialog.addEventListener("click", () => dialog.remove());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
