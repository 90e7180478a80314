import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./PageHead.module.css";
import { RenderBlockingMarker } from "./RenderBlockingMarker.tsx";
import { Container } from "./Section.tsx";
import { TideEdge, TideLines } from "./Tide.tsx";

/**
 * The light opening of pages whose header is not white (spec 2): the page's h1 in ink on sand, beside a
 * picture or above the lines of ebbing water. Its dark counterpart is `PageBanner`.
 */
export function PageHead({
  title,
  text,
  picture,
  children,
}: {
  title: string;
  text?: string;
  /** Fills the right half of a wide screen. */
  picture?: ReactNode;
  /** A search form or a link back, below the text. */
  children?: ReactNode;
}) {
  return (
    <div
      data-tone="sand"
      className={classes(styles.head, picture !== undefined && styles.pictured)}
    >
      {picture ? (
        <div className={styles.picture}>{picture}</div>
      ) : (
        <TideLines className={styles.lines} />
      )}
      <Container>
        <div className={styles.words}>
          <h1>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
          {children}
        </div>
      </Container>
      <TideEdge />
      <RenderBlockingMarker id="opening-end" />
    </div>
  );
}
