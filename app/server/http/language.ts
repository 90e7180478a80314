import { stringifySetCookie } from "cookie";
import { isLang, langKey } from "#app/i18n/lang.ts";
import { paths } from "#app/paths.ts";
import { isHttps } from "#app/server/config.ts";
import { readCookie } from "./cookies.ts";
import { type Step, setLang } from "./exchange.ts";

const YEAR = 60 * 60 * 24 * 365;

/**
 * Decides the language (contract 3): `?lang`, which pages also store in a cookie, else the cookie, else
 * Portuguese. JSON, feeds and the like depend on `?lang` alone, so that each address has one answer, and
 * store nothing; the admin is in Portuguese.
 */
export const language: Step = (exchange) => {
  const { url, area, req, res, guardPath } = exchange;
  const isPage = area === "site" && !isForPrograms(guardPath);
  const asked = url.searchParams.get("lang");
  if (isPage && isLang(asked)) {
    res.appendHeader(
      "Set-Cookie",
      stringifySetCookie(langKey, asked, {
        path: "/",
        maxAge: YEAR,
        sameSite: "lax",
        secure: isHttps(),
      }),
    );
  }
  const remembered = isPage ? readCookie(req, langKey) : undefined;
  const lang = area === "admin" ? undefined : isLang(asked) ? asked : remembered;
  setLang(exchange, isLang(lang) ? lang : undefined);
  return false;
};

/** What feed readers and search engines fetch. */
const forPrograms: readonly string[] = [
  paths.sitemap,
  paths.robots,
  paths.projectsFeed,
  paths.documentsFeed,
];

function isForPrograms(guardPath: string): boolean {
  return forPrograms.includes(guardPath);
}
