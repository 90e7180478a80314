import { hasNoLang, isLang, langKey } from "#app/i18n/lang.ts";

/**
 * On a page whose address names its language, in a browser that keeps no cookie, links and searches carry it on
 * and lead on as without scripts: the router would ask for the next page without it. The server writes it into
 * the links of its pages (`head/carryLanguage.server.ts`), but not into those that are made here. In a browser
 * that has kept it they lose it again: a link that is only touched must not choose the language. Those of a preview
 * keep it, whatever language the browser has kept.
 */
export function keepLanguage(): void {
  const asked = askedLang();
  if (asked && isRemembered()) forget(asked);
  addEventListener("click", followLink, { capture: true });
  addEventListener("submit", addToSearch, { capture: true });
}

/** Whether the browser keeps the page's language, as it does not in a preview. */
function isRemembered(): boolean {
  if (isPreview()) return false;
  return document.cookie.split("; ").some((cookie) => cookie.startsWith(`${langKey}=`));
}

/** The language that a page of the site, or a preview of one, is asked for by its address. */
function askedLang(): string | undefined {
  const asked = new URLSearchParams(location.search).get(langKey);
  return isLang(asked) && (isPreview() || !hasNoLang(location.pathname)) ? asked : undefined;
}

/** Spelt out, like what has no language: it is part of every page's script. */
function isPreview(): boolean {
  return /^\/admin\/.*\/previa(\/|$)/.test(location.pathname);
}

/** The language that links have to carry on. */
function carried(): string | undefined {
  return isRemembered() ? undefined : askedLang();
}

function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='/'], a[href^='?']");
  const lang = link && carried();
  if (!lang || hasNoLang(link.pathname)) return;
  const query = new URLSearchParams(link.search);
  if (!query.has(langKey)) link.search += `${link.search ? "&" : "?"}${langKey}=${lang}`;
  event.stopPropagation();
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!isElsewhere && !link.target) document.documentElement.dataset.leaving = "";
}

function addToSearch({ target }: SubmitEvent): void {
  const form = target as HTMLFormElement;
  const lang = form.method === "get" && carried();
  if (!lang || form.elements.namedItem(langKey)) return;
  const field = document.createElement("input");
  field.type = "hidden";
  field.name = langKey;
  field.value = lang;
  form.append(field);
}

/** Takes from the links what the server has written into them (`carryLanguage.server.ts`). */
function forget(lang: string): void {
  // Not in the switch, whose links choose it.
  for (const link of document.querySelectorAll(`a[href*='${langKey}=${lang}']:not([hreflang])`)) {
    const href = link.getAttribute("href") ?? "";
    link.setAttribute("href", href.replace(new RegExp(`[?&]${langKey}=${lang}(?=#|$)`), ""));
  }
}
