import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { brand } from "#app/brand.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { ButtonLink } from "./Button.tsx";
import styles from "./ErrorPage.module.css";
import { errorKind, gonePageOf } from "./errorKind.ts";
import { RetryLink } from "./RetryLink.tsx";
import { Container } from "./Section.tsx";
import { TideEdge } from "./Tide.tsx";

/** Shown in place of a page: not found (spec 2), a server fault, or no answer, with links to continue. */
export function ErrorPage({ error, children }: { error: unknown; children?: ReactNode }) {
  const problem = errorKind(error);
  const isMissing = problem === "missing";
  const isLost = problem === "lost";
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { notFound, error: fault, connection } = useTexts("common");
  const missing = { title: notFound.title, text: notFound.description };
  const gone = gonePageOf(error);
  const { title, text } = gone ?? { missing, lost: connection, fault }[problem];
  return (
    <div className={styles.page}>
      <title>{`${title} | ${brand.shortName}`}</title>
      {isMissing && <meta name="robots" content="noindex" />}
      <Container className={styles.words}>
        <h1>{title}</h1>
        {isMissing && !gone && <p className={styles.subtitle}>{notFound.subtitle}</p>}
        <p>{text}</p>
        {isMissing ? (
          <div className={styles.ways}>
            {gone && <ButtonLink to={gone.more.to}>{gone.more.label}</ButtonLink>}
            <ButtonLink to={paths.home} look={gone ? "outline" : "solid"}>
              {notFound.home}
            </ButtonLink>
          </div>
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
        <p className={styles.number} aria-hidden={isLost}>
          {/* As wide as it is drawn, also where somebody spaces letters out. */}
          <svg viewBox="0 0 164 78" role="img" aria-label={String(status)}>
            {!isLost && (
              <text y="72" textLength="160" lengthAdjust="spacingAndGlyphs">
                {status}
              </text>
            )}
          </svg>
        </p>
        <div className={styles.tide} data-tone="deep">
          <TideEdge at="top" />
        </div>
      </div>
    </div>
  );
}
