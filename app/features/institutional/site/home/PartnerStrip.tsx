import { Picture } from "#app/features/media/Picture.tsx";
import { useAlt } from "#app/features/media/useAlt.ts";
import type { PartnerWithLogo } from "#app/features/partners/site/partnersWithLogo.ts";
import { fill } from "#app/i18n/fill.ts";
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
          partners.map((partner, index) => (
            <Logo
              key={partner.id}
              partner={partner}
              name={partner.name || fill(texts.partner, { position: index + 1 })}
              tabIndex={tabIndex}
            />
          ))
        }
      </Marquee>
    </section>
  );
}

interface LogoProps {
  partner: PartnerWithLogo;
  /** Says who it is where staff have given the logo no alternative text. */
  name: string;
  tabIndex: -1 | undefined;
}

function Logo({ partner, name, tabIndex }: LogoProps) {
  const { image, link } = partner;
  const alt = useAlt(image, name, langOf(partner, "name"));
  const logo = <Picture image={image} slot="logoStrip" {...alt} className={styles.image} />;
  return link ? (
    <ExternalLink href={link} className={styles.logo} tabIndex={tabIndex}>
      {logo}
    </ExternalLink>
  ) : (
    <span className={styles.logo}>{logo}</span>
  );
}
