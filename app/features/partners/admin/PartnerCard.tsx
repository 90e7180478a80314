import type { ReactNode } from "react";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import type { Move } from "./moveForm.ts";
import styles from "./PartnerCard.module.css";
import { PartnerMenu } from "./PartnerMenu.tsx";
import type { PartnerCardData } from "./partnerCardData.ts";

interface PartnerCardProps {
  card: PartnerCardData;
  handle: ReactNode;
  steps: Partial<Record<"up" | "down" | "left" | "right", Move | undefined>>;
  formId: string;
  onMove: (move: Move) => void;
}

/** A partner's logo with its handle and its menu. */
export function PartnerCard({ card, handle, steps, formId, onMove }: PartnerCardProps) {
  const texts = useTexts("adminPartners");
  return (
    <div className={styles.card}>
      {handle}
      <div className={styles.logo}>
        {card.image ? (
          <img src={paths.stored(card.image)} alt="" loading="lazy" decoding="async" />
        ) : (
          <span className={styles.none}>{texts.noLogo}</span>
        )}
        <span className={styles.name}>{card.label}</span>
      </div>
      <PartnerMenu card={card} steps={steps} formId={formId} onMove={onMove} />
    </div>
  );
}
