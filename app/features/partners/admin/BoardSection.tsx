import { useId, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { bringDropped, useDropZone } from "#app/forms/files/useDropZone.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { EmptyList } from "#app/ui/AdminPage.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import type { Board } from "../board.ts";
import type { PartnerType } from "../partners.schema.ts";
import styles from "./BoardSection.module.css";
import { PartnerBoard } from "./PartnerBoard.tsx";
import type { PartnerCardData } from "./PartnerCard.tsx";
import { type UnpublishedPartner, UnpublishedPartners } from "./UnpublishedPartners.tsx";

interface BoardSectionProps {
  type: PartnerType;
  title: string;
  board: Board<Omit<PartnerCardData, "label"> & { position: number }>;
  /** Of both pages. */
  unpublished: UnpublishedPartner[];
}

/**
 * One page's partners (spec 2): its title, the button that adds one, the three columns, and those that visitors
 * do not see yet.
 */
export function BoardSection({ type, title, board, unpublished }: BoardSectionProps) {
  const texts = useTexts("adminPartners");
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  useDropZone(heading, (files) => {
    bringDropped(files);
    void navigate(paths.admin.newPartners(type));
  });
  const formId = `move-${type}`;
  const isEmpty = board.every((column) => column.length === 0);
  return (
    <section
      aria-labelledby={headingId}
      className={styles.section}
      data-behind-dialog=""
      data-drop-zone=""
    >
      <div className={styles.head}>
        <h2 id={headingId} ref={heading}>
          {title}
        </h2>
        <div className={styles.ways}>
          <ButtonLink look="outline" to={paths.admin.newPartners(type)} className={styles.many}>
            {texts.many.open}
          </ButtonLink>
          <ButtonLink look="outline" icon="plus" to={paths.admin.newPartner(type)}>
            {texts.add}
          </ButtonLink>
        </div>
      </div>
      <Form id={formId} method="post" action={paths.admin.partners} hidden />
      {isEmpty ? (
        <EmptyList>{texts.empty}</EmptyList>
      ) : (
        <PartnerBoard title={title} board={board} formId={formId} />
      )}
      <UnpublishedPartners partners={unpublished.filter((partner) => partner.type === type)} />
    </section>
  );
}
