import { fill } from "#app/i18n/fill.ts";
import { langOf } from "#app/i18n/Localized.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Marquee } from "#app/ui/Marquee.tsx";
import { PartnerLogo } from "./PartnerLogo.tsx";
import styles from "./PartnerStrip.module.css";
import type { PartnerWithLogo } from "./partnersWithLogo.ts";

/** The home partners' logos passing by, on desktop only (spec 2). Nothing without partners. */
export function PartnerStrip({ partners }: { partners: readonly PartnerWithLogo[] }) {
  const { partners: texts } = useTexts("home");
  if (partners.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={texts.label}>
      <Marquee label={texts.label} pauseLabel={texts.pause} copies={2}>
        {(tabIndex) =>
          partners.map((partner, index) => (
            <PartnerLogo
              key={partner.id}
              look="bare"
              slot="logoStrip"
              image={partner.image}
              link={partner.link}
              name={partner.name || fill(texts.partner, { position: index + 1 })}
              nameLang={langOf(partner, "name")}
              tabIndex={tabIndex}
            />
          ))
        }
      </Marquee>
    </section>
  );
}
