import { useTexts } from "#app/i18n/useTexts.ts";
import type { PartnerWithLogo } from "../partners.schema.ts";
import { PartnerMarquee } from "./PartnerMarquee.tsx";
import styles from "./PartnerStrip.module.css";

/** The moving strip of the home partners' logos, on desktop only (spec 2). Nothing without partners. */
export function PartnerStrip({ partners }: { partners: readonly PartnerWithLogo[] }) {
  const { partners: texts } = useTexts("home");
  if (partners.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={texts.label}>
      <PartnerMarquee
        partners={partners}
        label={texts.label}
        pauseLabel={texts.pause}
        nameless={texts.partner}
        copies={2}
        look="bare"
        slot="logoStrip"
      />
    </section>
  );
}
