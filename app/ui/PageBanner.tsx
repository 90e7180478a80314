import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Eyebrow } from "./Heading.tsx";
import styles from "./PageBanner.module.css";
import { RenderBlockingMarker } from "./RenderBlockingMarker.tsx";
import { Container } from "./Section.tsx";
import { TideEdge, TideLines } from "./Tide.tsx";

/** The `sizes` of a picture of 1920 x 870 beside the words: half the screen, at the banner's full height. */
export const besideWords = "(min-width: 64rem) max(50vw, 75rem), 100vw";

/**
 * The opening of an inner page, under the header: white text (the page's h1) on ink beside its picture, or below it on
 * a phone, with a tide edge at its bottom. `tall` is the project page's 770 px, 870 px on large screens (spec 2), with
 * the picture above the words.
 */
export function PageBanner({
  title,
  eyebrow,
  text,
  picture,
  tall = false,
  children,
}: {
  title: ReactNode;
  eyebrow?: ReactNode;
  text?: string;
  /** An `img` or `picture`; it fills the banner. */
  picture?: ReactNode;
  tall?: boolean;
  /** Buttons, or the project's logo, below the text. */
  children?: ReactNode;
}) {
  return (
    <div
      data-tone="deep"
      className={classes(
        styles.banner,
        tall ? styles.tall : picture !== undefined && styles.pictured,
      )}
    >
      {picture ? (
        <div className={styles.picture}>
          {picture}
          <TideEdge />
        </div>
      ) : (
        <TideLines className={styles.lines} />
      )}
      <Container className={styles.words}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h1>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </Container>
      <TideEdge />
      <RenderBlockingMarker id="opening-end" />
    </div>
  );
}
