import { PublicationStateText } from "#app/features/schedule/admin/PublicationStateText.tsx";
import type { PublicationState } from "#app/features/schedule/describeState.server.ts";
import { textsOf, useFileFacts } from "#app/forms/files/describing.ts";
import { selectionForm } from "#app/forms/selection/useSelection.ts";
import type { SortControls } from "#app/forms/sorting/SortableList.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { isBlank } from "#app/text/blank.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { IconLink } from "#app/ui/IconLink.tsx";
import type { PublicDocument } from "../documents.schema.ts";
import styles from "./DocumentCard.module.css";

interface DocumentCardProps {
  document: PublicDocument & { label: string };
  state: PublicationState | undefined;
  /** Of one in the list's order. */
  controls?: SortControls;
  /** Undefined: it cannot be selected. */
  onSelect: (() => void) | undefined;
}

/** A document of the library: title, state, text, download and actions. */
export function DocumentCard({ document, state, controls, onSelect }: DocumentCardProps) {
  const texts = useTexts("adminDocuments");
  const { id, label, description, file } = document;
  // Only what visitors see is at the permanent address.
  const href = controls ? paths.document(document) : paths.stored(file ?? "");
  const { files } = useTexts("adminCommon");
  const facts = useFileFacts(file ?? "");
  // Those outside of the order stand in a section with a heading of its own.
  const Heading = controls ? "h2" : "h3";
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        {onSelect && (
          <input
            type="checkbox"
            name="id"
            value={id}
            form={selectionForm}
            onChange={onSelect}
            aria-label={fill(texts.selection.select, { name: label })}
          />
        )}
        <Heading className={styles.title}>{label}</Heading>
      </div>
      {state && <PublicationStateText state={state} />}
      {description && <p className={styles.text}>{description}</p>}
      {facts && <p className={styles.facts}>{fill(files.facts, textsOf(facts))}</p>}
      <div className={styles.foot}>
        {file ? (
          <a href={href} className={styles.download} download>
            <Icon name="download" />
            {texts.download}
          </a>
        ) : (
          // Without either, visitors do not see it (`isIncomplete`).
          <span className={styles.none}>
            {isBlank(document.title) ? texts.incomplete : texts.noFile}
          </span>
        )}
        <IconLink
          to={paths.admin.document(id)}
          icon="edit"
          label={fill(texts.editNamed, { name: label })}
          preventScrollReset
        />
        <IconLink
          to={paths.admin.deleteDocument(id)}
          icon="trash"
          label={fill(texts.deleteNamed, { name: label })}
          isDanger
          preventScrollReset
        />
      </div>
      {controls && (
        <div className={styles.tools}>
          {controls.handle}
          {controls.moves}
        </div>
      )}
    </article>
  );
}
