import { Link } from "react-router";
import { PublicationStateText } from "#app/features/schedule/admin/PublicationStateText.tsx";
import type { PublicationState } from "#app/features/schedule/describeState.server.ts";
import { StoredImage } from "#app/forms/files/StoredImage.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { trimmed } from "#app/text/blank.ts";
import type { Partner } from "../partners.schema.ts";
import styles from "./UnpublishedPartners.module.css";

/** A partner that is only a draft. */
export type UnpublishedPartner = Partner & { id: number; state: PublicationState | undefined };

/** One page's partners that visitors do not see: they have no place on the board. */
export function UnpublishedPartners({ partners }: { partners: UnpublishedPartner[] }) {
  const texts = useTexts("adminPartners");
  if (partners.length === 0) return null;
  return (
    <div className={styles.unpublished}>
      <h3>{texts.unpublished}</h3>
      <ul>
        {partners.map(({ id, name, image, state }) => (
          <li key={id}>
            {image && <StoredImage path={image} alt="" />}
            <div>
              <Link to={paths.admin.partner(id)} preventScrollReset>
                {trimmed(name) || fill(texts.unnamed, { id })}
              </Link>
              {state && <PublicationStateText state={state} />}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
