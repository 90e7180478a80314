import { useEffect } from "react";
import { langKey } from "#app/i18n/lang.ts";
import { useLang } from "#app/i18n/useLang.ts";

/** Also stores the language in local storage (contract 3); the server uses only the cookie. */
export function useRememberedLang(): void {
  const lang = useLang();
  useEffect(() => {
    try {
      localStorage.setItem(langKey, lang);
    } catch {
      // Storage may be blocked; the cookie still remembers.
    }
  }, [lang]);
}
