import type { ReactNode } from "react";
import { StoredImage } from "#app/forms/files/StoredImage.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { isBlank } from "#app/text/blank.ts";
import styles from "./PartnerCard.module.css";

/** What a card of the board shows. */
export interface PartnerCardData {
  id: number;
  /** Under /storage; null for none. */
  image: string | null;
  name: string;
  link: string;
  /** The name, or a placeholder for a partner without one. */
  label: string;
}

interface PartnerCardProps {
  card: PartnerCardData;
  handle: ReactNode;
  /** The card's menu; none on the drag overlay. */
  children?: ReactNode;
}

/** A partner's logo with its handle and its menu. */
export function PartnerCard({ card, handle, children }: PartnerCardProps) {
  const texts = useTexts("adminPartners");
  return (
    <div className={styles.card} data-card={card.id}>
      {handle}
      <div className={styles.logo}>
        {card.image ? (
          <StoredImage path={card.image} alt="" />
        ) : (
          <span className={styles.none}>{texts.noLogo}</span>
        )}
        <span className={styles.name}>{card.label}</span>
        {isBlank(card.name) && <span className={styles.unnamed}>{texts.noName}</span>}
      </div>
      {children}
    </div>
  );
}
