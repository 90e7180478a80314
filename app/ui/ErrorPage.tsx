import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { brand } from "#app/brand.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "./Button.tsx";
import styles from "./ErrorPage.module.css";
import { Container } from "./Section.tsx";
import { TideEdge } from "./Tide.tsx";

/** What a page shows instead of itself: not found (spec 2) or a fault of ours, with a way home. */
export function ErrorPage({ error, children }: { error: unknown; children?: ReactNode }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { notFound, error: fault } = useTexts("common");
  const title = missing ? notFound.title : fault.title;
  return (
    <div className={styles.page}>
      <title>{`${title} | ${brand.shortName}`}</title>
      <Container className={styles.words}>
        <h1>{title}</h1>
        {missing && <p className={styles.subtitle}>{notFound.subtitle}</p>}
        <p>{missing ? notFound.description : fault.text}</p>
        <ButtonLink to={paths.home}>{missing ? notFound.home : fault.home}</ButtonLink>
        {children}
      </Container>
      <div className={styles.water}>
        <p className={styles.number}>{status}</p>
        <div className={styles.tide} data-tone="deep">
          <TideEdge at="top" />
        </div>
      </div>
    </div>
  );
}
