import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { brand } from "#app/brand.ts";
import { ConnectionLost } from "#app/connection/ConnectionLost.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "./Button.tsx";
import styles from "./ErrorPage.module.css";
import { RetryLink } from "./RetryLink.tsx";
import { Container } from "./Section.tsx";
import { TideEdge } from "./Tide.tsx";

/** Shown in place of a page: not found (spec 2), a server fault, or no answer, with links to continue. */
export function ErrorPage({ error, children }: { error: unknown; children?: ReactNode }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const lost = error instanceof ConnectionLost;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { notFound, error: fault, connection } = useTexts("common");
  const { title } = missing ? notFound : lost ? connection : fault;
  return (
    <div className={styles.page}>
      <title>{`${title} | ${brand.shortName}`}</title>
      <Container className={styles.words}>
        <h1>{title}</h1>
        {missing && <p className={styles.subtitle}>{notFound.subtitle}</p>}
        <p>{missing ? notFound.description : lost ? connection.text : fault.text}</p>
        {missing ? (
          <ButtonLink to={paths.home}>{notFound.home}</ButtonLink>
        ) : (
          <>
            <RetryLink />
            <ButtonLink to={paths.home} look="outline">
              {fault.home}
            </ButtonLink>
          </>
        )}
        {children}
      </Container>
      <div className={styles.water}>
        <p className={styles.number} aria-hidden={lost}>
          {lost ? "\u00a0" : status}
        </p>
        <div className={styles.tide} data-tone="deep">
          <TideEdge at="top" />
        </div>
      </div>
    </div>
  );
}
