/** Whether a link leaves the site for another web address (`mailto:` and `tel:` do not open a tab). */
export function isExternal(href: string): boolean {
  return /^https?:\/\//i.test(href);
}
