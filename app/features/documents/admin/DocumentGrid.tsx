import { Form, Link } from "react-router";
import { moveField, moveTo, writeMove } from "#app/forms/sorting/moveForm.ts";
import { SortableList } from "#app/forms/sorting/SortableList.tsx";
import { useReorder } from "#app/forms/sorting/useReorder.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { trimmed } from "#app/text/blank.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { PublicDocument } from "../documents.schema.ts";
import { DocumentCard } from "./DocumentCard.tsx";
import styles from "./DocumentGrid.module.css";

const orderForm = "order";

/** The add tile and the library's cards, in display order. */
export function DocumentGrid({ documents }: { documents: PublicDocument[] }) {
  const texts = useTexts("adminDocuments");
  const { sorted, move } = useReorder(documents, paths.admin.documents);
  const items = sorted.map((document) => ({
    ...document,
    label: trimmed(document.title) || fill(texts.unnamed, { id: document.id }),
  }));
  return (
    <div className={styles.grid} data-behind-dialog="">
      <Form id={orderForm} method="post" action={paths.admin.documents} hidden />
      <Link to={paths.admin.newDocument} className={styles.add} preventScrollReset>
        <Icon name="plus" />
        {texts.add}
      </Link>
      {items.length === 0 && <p className={styles.empty}>{texts.empty}</p>}
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
        {(document, controls) => <DocumentCard document={document} controls={controls} />}
      </SortableList>
    </div>
  );
}
