import { Form, Link } from "react-router";
import type { PublicationState } from "#app/features/schedule/publicationState.ts";
import { moveField, moveTo, writeMove } from "#app/forms/sorting/moveForm.ts";
import { SortableList } from "#app/forms/sorting/SortableList.tsx";
import { useReorder } from "#app/forms/sorting/useReorder.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { trimmed } from "#app/text/blank.ts";
import { EmptyList } from "#app/ui/EmptyList.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { PublicDocument } from "../documents.schema.ts";
import { DocumentCard } from "./DocumentCard.tsx";
import styles from "./DocumentGrid.module.css";

const orderForm = "order";

interface DocumentGridProps {
  documents: PublicDocument[];
  states: Record<number, PublicationState>;
}

/** The add tile and the library's cards, in display order. */
export function DocumentGrid({ documents, states }: DocumentGridProps) {
  const texts = useTexts("adminDocuments");
  const labelled = useLabelled();
  const { sorted, move } = useReorder(documents, paths.admin.documents);
  const items = sorted.map(labelled);
  return (
    <div className={styles.grid} data-behind-dialog="">
      <Form id={orderForm} method="post" action={paths.admin.documents} hidden />
      <Link to={paths.admin.newDocument} className={styles.add} preventScrollReset>
        <Icon name="plus" />
        {texts.add}
      </Link>
      {items.length === 0 && <EmptyList>{texts.empty}</EmptyList>}
      <SortableList
        items={items}
        label={texts.list}
        layout="grid"
        className={styles.list}
        isHeldAnywhere
        onMove={move}
        moveButton={(_, from, to) => ({
          name: moveField,
          value: writeMove(moveTo(items, from, to)),
          form: orderForm,
        })}
      >
        {(document, controls) => (
          <DocumentCard document={document} state={states[document.id]} controls={controls} />
        )}
      </SortableList>
    </div>
  );
}

/** The documents that visitors do not see: they have no place among the others, so they cannot be sorted. */
export function UnpublishedDocuments({ documents, states }: DocumentGridProps) {
  const { unpublished: texts } = useTexts("adminDocuments");
  const labelled = useLabelled();
  return (
    <section aria-labelledby="nao-publicados" className={styles.unpublished} data-behind-dialog="">
      <h2 id="nao-publicados">{texts.title}</h2>
      <p>{texts.lead}</p>
      <ul className={styles.grid}>
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentCard document={labelled(document)} state={states[document.id]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function useLabelled() {
  const { unnamed } = useTexts("adminDocuments");
  return (document: PublicDocument) => ({
    ...document,
    label: trimmed(document.title) || fill(unnamed, { id: document.id }),
  });
}
