import { stringifySetCookie } from "cookie";
import { isLang, langKey } from "#app/i18n/lang.ts";
import { readCookie } from "./cookies.ts";
import { type Step, setLang } from "./exchange.ts";
import { isHttps } from "./securityHeaders.ts";

const YEAR = 60 * 60 * 24 * 365;

/**
 * Decides the language (contract 3): `?lang`, which a page also remembers, else the cookie, else
 * Portuguese. JSON goes by `?lang` alone, so that one address is one answer; the admin is Portuguese.
 */
export const language: Step = (exchange) => {
  const { url, area, req, res } = exchange;
  const asked = url.searchParams.get("lang");
  if (area === "site" && isLang(asked)) {
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
  const remembered = area === "site" ? readCookie(req, langKey) : undefined;
  const lang = area === "admin" ? undefined : isLang(asked) ? asked : remembered;
  setLang(exchange, isLang(lang) ? lang : undefined);
  return false;
};
