import { useLocation } from "react-router";
import { useLang } from "#app/i18n/useLang.ts";
import styles from "#app/ui/ErrorPage.module.css";
import { Container } from "#app/ui/Section.tsx";

/** In no dictionary, since the page may have none: the only texts included in a script. */
const texts = {
  pt: {
    title: "A página não pôde ser mostrada",
    text: "Confira a sua conexão com a internet e tente de novo.",
    retry: "Tentar de novo",
  },
  en: {
    title: "The page could not be shown",
    text: "Check your internet connection and try again.",
    retry: "Try again",
  },
};

/** An error page without dependencies; its link does a full page load. */
export function LastResort() {
  const { title, text, retry } = texts[useLang()];
  const { pathname, search } = useLocation();
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <Container className={styles.words}>
        <h1>{title}</h1>
        <p>{text}</p>
        <a href={pathname + search}>{retry}</a>
      </Container>
    </div>
  );
}
