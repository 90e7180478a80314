/** Whether a link leads to another website (`mailto:` and `tel:` do not open a tab). */
export function isExternal(href: string): boolean {
  return /^https?:\/\//i.test(href);
}
