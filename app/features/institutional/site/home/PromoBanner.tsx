import type { PublicBanner } from "#app/features/banner/banner.schema.ts";
import { langOf } from "#app/i18n/Localized.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Picture } from "#app/media/Picture.tsx";
import { useAlt } from "#app/media/useMedia.ts";
import { isBlank } from "#app/text/blank.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { classes } from "#app/ui/classes.ts";
import { ExternalLink } from "#app/ui/ExternalLink.tsx";
import { TideEdge } from "#app/ui/Tide.tsx";
import { useHydrated } from "#app/ui/useHydrated.ts";
import styles from "./PromoBanner.module.css";

/**
 * The promotional banner (spec 2): a picture with an external link, 532 px high; the desktop picture
 * (1440x532) from 1024 px on, the mobile one (728x532) below. Its words stand beside it, or below it on
 * narrow screens; without words the picture, which may carry some, stands whole in the banner, between its own edges. Nothing while inactive.
 */
export function PromoBanner({ banner }: { banner: PublicBanner }) {
  const { link, desktopImage, mobileImage } = banner;
  const texts = useTexts("home").banner;
  const image = desktopImage ?? mobileImage;
  const hasButton = link !== "" && !isBlank(banner.buttonLabel);
  const hasWords = hasButton || !isBlank(banner.title) || !isBlank(banner.text);
  const alt = useAlt(image, {
    inPlace: banner.desktopImageAlt,
    fallback: link && !hasButton ? texts.link : "",
  });
  if (!image) return null;
  const shown = <Picture image={image} narrow={mobileImage} slot="promo" {...alt} />;
  const picture = hasWords ? shown : <div className={styles.whole}>{shown}</div>;
  const linked = link ? (
    <ExternalLink href={link} className={styles.link} tabIndex={hasButton ? -1 : undefined}>
      {picture}
    </ExternalLink>
  ) : (
    picture
  );
  return (
    <section
      className={classes(styles.banner, hasWords && styles.withWords)}
      data-tone={hasWords ? "ink" : undefined}
      aria-label={texts.label}
    >
      {hasWords ? (
        <>
          <Words banner={banner} hasButton={hasButton} />
          <div className={styles.picture}>
            {linked}
            <div className={styles.edge}>
              <TideEdge />
            </div>
            <SideTide />
          </div>
        </>
      ) : (
        <>
          <Edges image={image} narrow={mobileImage} />
          {linked}
        </>
      )}
    </section>
  );
}

/** The picture's ends, drawn out to those of the banner: left and right or, on a phone, above and below; with the program, like placeholders. */
function Edges(pictures: { image: string; narrow: string | null }) {
  if (!useHydrated()) return null;
  return (
    <div className={styles.edges} aria-hidden="true">
      <Picture {...pictures} slot="promo" alt="" />
      <Picture {...pictures} slot="promo" alt="" />
    </div>
  );
}

/** The tide between words and picture on a wide screen. */
function SideTide() {
  const shore = "q32 44.3 0 88.7t0 88.7t0 88.7t0 88.7t0 88.7t0 88.7";
  return (
    <svg className={styles.tide} viewBox="0 0 64 532" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 0H18${shore}H0Z`} />
      <path d={`M29 0${shore}`} />
      <path d={`M41 0${shore}`} />
    </svg>
  );
}

function Words({ banner, hasButton }: { banner: PublicBanner; hasButton: boolean }) {
  const { link, title, text, buttonLabel } = banner;
  return (
    <div className={styles.words}>
      {!isBlank(title) && <h2 lang={langOf(banner, "title")}>{title}</h2>}
      {!isBlank(text) && (
        <p className={styles.text} lang={langOf(banner, "text")}>
          {text}
        </p>
      )}
      {hasButton && (
        <ButtonLink to={link} newTab>
          <span lang={langOf(banner, "buttonLabel")}>{buttonLabel}</span>
        </ButtonLink>
      )}
    </div>
  );
}
