import type { Banner } from "#app/features/banner/banner.schema.ts";
import { Picture } from "#app/features/media/Picture.tsx";
import { useAlt } from "#app/features/media/useAlt.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { ExternalLink } from "#app/ui/ExternalLink.tsx";
import styles from "./PromoBanner.module.css";

/**
 * The promotional banner (spec 2): a picture with an external link, 532 px high; the desktop picture
 * (1440x532) from 1024 px on, the mobile one (728x532) below. Nothing while inactive.
 */
export function PromoBanner({ banner: { link, desktopImage, mobileImage } }: { banner: Banner }) {
  const { banner } = useTexts("home");
  const image = desktopImage ?? mobileImage;
  const alt = useAlt(image, link ? banner.link : "");
  if (!image) return null;
  const picture = <Picture image={image} narrow={mobileImage} slot="promo" {...alt} />;
  return (
    <section className={styles.banner} aria-label={banner.label}>
      {link ? (
        <ExternalLink href={link} className={styles.link}>
          {picture}
        </ExternalLink>
      ) : (
        picture
      )}
    </section>
  );
}
