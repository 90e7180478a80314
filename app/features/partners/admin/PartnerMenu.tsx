import { useRef } from "react";
import { Link } from "react-router";
import { moveField } from "#app/forms/sorting/moveForm.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { closeOnChoice, useCloseOutside } from "#app/ui/closeMenu.ts";
import { Icon, type IconName } from "#app/ui/Icon.tsx";
import iconButton from "#app/ui/iconButton.module.css";
import type { BoardMove } from "../board.ts";
import { writeBoardMove } from "./moveForm.ts";
import type { PartnerCardData } from "./PartnerCard.tsx";
import styles from "./PartnerMenu.module.css";

interface PartnerMenuProps {
  card: PartnerCardData;
  steps: Partial<Record<Direction, BoardMove | undefined>>;
  formId: string;
  onMove: (move: BoardMove) => void;
}

const directions = [
  ["up", "moveUp", "arrow-left"],
  ["down", "moveDown", "arrow-right"],
  ["left", "moveLeft", "arrow-left"],
  ["right", "moveRight", "arrow-right"],
] as const satisfies [string, string, IconName][];
type Direction = (typeof directions)[number][0];

/** A card's menu: edit, moves by one place as plain submits, delete. */
export function PartnerMenu({ card, steps, formId, onMove }: PartnerMenuProps) {
  const texts = useTexts("adminPartners");
  const { edit, delete: deleteText } = useTexts("adminCommon");
  const menu = useRef<HTMLDetailsElement>(null);
  useCloseOutside(menu);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click
    <details
      ref={menu}
      className={styles.menu}
      // The dialog that the choice opens returns the focus to where it then is.
      onClick={closeOnChoice}
      // The last card's menu would open below the edge of the window.
      onToggle={({ currentTarget }) => {
        if (currentTarget.open)
          currentTarget.lastElementChild?.scrollIntoView({ block: "nearest" });
      }}
    >
      <summary className={iconButton.button} aria-label={fill(texts.menu, { name: card.label })}>
        <Icon name="more" />
      </summary>
      <div className={styles.items}>
        <Link to={paths.admin.partner(card.id)} preventScrollReset>
          <Icon name="edit" />
          {edit}
        </Link>
        {directions.map(([direction, text, icon]) => {
          const step = steps[direction];
          if (!step) return null;
          return (
            <button
              key={direction}
              type="submit"
              form={formId}
              name={moveField}
              value={writeBoardMove(step)}
              className={direction === "up" || direction === "down" ? styles.turned : undefined}
              onClick={(event) => {
                event.preventDefault();
                onMove(step);
              }}
            >
              <Icon name={icon} />
              {texts[text]}
            </button>
          );
        })}
        <Link to={paths.admin.deletePartner(card.id)} className={styles.danger} preventScrollReset>
          <Icon name="trash" />
          {deleteText}
        </Link>
      </div>
    </details>
  );
}
