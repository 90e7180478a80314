import { useId } from "react";
import { StoredImage } from "#app/forms/files/StoredImage.tsx";
import { moveField, moveTo, writeMove } from "#app/forms/sorting/moveForm.ts";
import { SortableList } from "#app/forms/sorting/SortableList.tsx";
import { useReorder } from "#app/forms/sorting/useReorder.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import type { PartnerCardData } from "./PartnerCard.tsx";
import styles from "./SortableStrip.module.css";

interface SortableStripProps {
  /** In the order that visitors see. */
  cards: PartnerCardData[];
  /** The section's title. */
  title: string;
  /** The form that moves a logo without JavaScript. */
  formId: string;
}

/** The logos as visitors see them, one strip, sorted where they stand; a partner without a logo is not in it. */
export function SortableStrip({ cards, title, formId }: SortableStripProps) {
  const { strip: texts } = useTexts("adminPartners");
  const { sorted, move } = useReorder(cards, paths.admin.partners);
  const leadId = useId();
  const logos = sorted
    .filter(({ image }) => image !== null)
    // Its card below has the plain name.
    .map((card) => ({ ...card, label: fill(texts.logo, { name: card.label }) }));
  if (logos.length < 2) return null;
  // Those without a logo keep their places.
  const place = (index: number) => sorted.findIndex(({ id }) => id === logos[index]?.id);
  return (
    <div className={styles.strip}>
      <p id={leadId}>{texts.lead}</p>
      <SortableList
        items={logos}
        label={fill(texts.list, { section: title })}
        layout="grid"
        className={styles.logos}
        itemClassName={styles.logo}
        isHeldAnywhere
        onMove={(from, to) => move(place(from), place(to))}
        moveButton={(_, from, to) => ({
          name: moveField,
          value: writeMove(moveTo(logos, from, to)),
          form: formId,
        })}
      >
        {({ image }, { handle, moves }) => (
          <>
            <StoredImage path={image ?? ""} alt="" draggable={false} />
            <span className={styles.controls}>
              {handle}
              {moves}
            </span>
          </>
        )}
      </SortableList>
    </div>
  );
}
