import { Picture } from "#app/features/media/Picture.tsx";
import type { PartnerWithLogo } from "#app/features/partners/site/partnersWithLogo.ts";
import { langOf } from "#app/i18n/Localized.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { ExternalLink } from "#app/ui/ExternalLink.tsx";
import { Marquee } from "#app/ui/Marquee.tsx";
import styles from "./PartnerStrip.module.css";

/** The home partners' logos passing by, on desktop only (spec 2). Nothing without partners. */
export function PartnerStrip({ partners }: { partners: readonly PartnerWithLogo[] }) {
  const { partners: texts } = useTexts("home");
  if (partners.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={texts.label}>
      <Marquee label={texts.label} pauseLabel={texts.pause} copies={2}>
        {(tabIndex) =>
          partners.map((partner) => <Logo key={partner.id} partner={partner} tabIndex={tabIndex} />)
        }
      </Marquee>
    </section>
  );
}

function Logo({ partner, tabIndex }: { partner: PartnerWithLogo; tabIndex: -1 | undefined }) {
  const { image, link, name } = partner;
  const lang = langOf(partner, "name");
  const logo = (
    <Picture image={image} slot="logoStrip" alt={name} altLang={lang} className={styles.image} />
  );
  return link ? (
    <ExternalLink href={link} className={styles.logo} tabIndex={tabIndex}>
      {logo}
    </ExternalLink>
  ) : (
    <span className={styles.logo}>{logo}</span>
  );
}
