import { stringifySetCookie } from "cookie";
import { defaultLang, isLang, type Lang, langKey } from "#app/i18n/lang.ts";
import { paths } from "#app/paths.ts";
import { isHttps } from "#app/platform/config.ts";
import { type Context, isUnder, type Middleware } from "./context.ts";
import { readCookie } from "./cookies.ts";

const year = 60 * 60 * 24 * 365;

/**
 * Sets the request's language, and has a page remember the one that was asked for. Files and the like are
 * answered before: they are the same for everybody and set no cookie. Nor does a document's address, which caches
 * may store.
 */
export const language: Middleware = (context) => {
  const { url, res, normalizedPath } = context;
  const asked = url.searchParams.get(langKey);
  const isDocument = isUnder(normalizedPath, paths.documentPrefix);
  if (isPage(context) && !isDocument && isLang(asked)) {
    res.appendHeader(
      "Set-Cookie",
      stringifySetCookie(langKey, asked, {
        path: "/",
        maxAge: year,
        sameSite: "lax",
        secure: isHttps(),
      }),
    );
  }
  context.lang = languageOf(context);
  return false;
};

/**
 * The language that a request asks for (contract 3): `?lang`, else the cookie, else Portuguese. JSON,
 * feeds and the like go by `?lang` alone, so that one address is one answer; the admin is Portuguese.
 */
export function languageOf(context: Context): Lang {
  const { url, area, req } = context;
  if (area === "admin") return defaultLang;
  const asked = url.searchParams.get(langKey);
  if (isLang(asked)) return asked;
  const remembered = isPage(context) ? readCookie(req, langKey) : undefined;
  return isLang(remembered) ? remembered : defaultLang;
}

function isPage({ area, normalizedPath }: Context): boolean {
  return area === "site" && !forPrograms.includes(normalizedPath);
}

/** What feed readers and search engines fetch. */
const forPrograms: readonly string[] = [
  paths.sitemap,
  paths.robots,
  paths.projectsFeed,
  paths.documentsFeed,
];
