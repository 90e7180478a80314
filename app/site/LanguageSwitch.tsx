import { Link, useLocation } from "react-router";
import { langKey, langLabels, langs } from "#app/i18n/lang.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import styles from "./LanguageSwitch.module.css";

/** POR and ENG: links to the current page in the other language, which the server remembers. */
export function LanguageSwitch() {
  const lang = useLang();
  const { language } = useTexts("common");
  const { search } = useLocation();
  const inLang = (choice: string) => {
    const query = new URLSearchParams(search);
    query.set(langKey, choice);
    return `?${query}`;
  };
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{language}</legend>
      {langs.map((choice) => (
        <Link
          key={choice}
          to={inLang(choice)}
          hrefLang={choice}
          aria-current={choice === lang || undefined}
          // The former entry would come back in the new language: a Back that changes nothing.
          replace
          preventScrollReset
        >
          {langLabels[choice]}
        </Link>
      ))}
    </fieldset>
  );
}
