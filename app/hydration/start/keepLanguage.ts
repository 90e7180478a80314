/** What is the same in every language. */
const notPages = /^\/(storage|api|admin)\b|\.\w+$/;

/**
 * On a page whose address names its language, in a browser that keeps no cookie, links carry it on and lead on
 * as without scripts: the router would ask for the next page without it. The server writes it into the
 * links of its pages (`head/carryLanguage.server.ts`), but not into those that are made here.
 */
export function keepLanguage(): void {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='/'], a[href^='?']");
    const asked = new URLSearchParams(location.search).get("lang");
    if (!asked || !link || /(^|; )lang=/.test(document.cookie) || notPages.test(link.pathname))
      return;
    if (!/[?&]lang=/.test(link.search)) link.search += `${link.search ? "&" : "?"}lang=${asked}`;
    event.stopPropagation();
    document.documentElement.dataset.leaving = "";
  };
  addEventListener("click", follow, { capture: true });
}
