import { useLocation } from "react-router";
import { lastResort as en } from "#app/i18n/en/lastResort.ts";
import { lastResort as pt } from "#app/i18n/pt/lastResort.ts";
import { useLang } from "#app/i18n/useLang.ts";
import styles from "#app/ui/ErrorPage.module.css";
import { Container } from "#app/ui/Section.tsx";

const texts = { pt, en };

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
