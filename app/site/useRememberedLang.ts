import { useEffect } from "react";
import { langKey } from "#app/i18n/lang.ts";
import { useLang } from "#app/i18n/useLang.ts";

/** Keeps the language in local storage too (contract 3); the cookie alone decides on the server. */
export function useRememberedLang(): void {
  const lang = useLang();
  useEffect(() => {
    try {
      localStorage.setItem(langKey, lang);
    } catch {
      // Storage may be forbidden; the cookie still remembers.
    }
  }, [lang]);
}
