/**
 * Where the page's links carry its language (`head/carryLanguage.server.ts`) and the browser keeps no cookie,
 * they lead on as without scripts: the router would ask for the next page without it.
 */
export function keepLanguage(): void {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || !/[?&]lang=/.test(link.search) || /(^|; )lang=/.test(document.cookie)) return;
    event.stopPropagation();
    document.documentElement.dataset.leaving = "";
  };
  addEventListener("click", follow, { capture: true });
}
