import { useRef } from "react";
import { Form, Link, useNavigate } from "react-router";
import type { PublicationState } from "#app/features/schedule/describeState.server.ts";
import { bringDropped, useDropZone } from "#app/forms/files/useDropZone.ts";
import { SelectedRows } from "#app/forms/selection/SelectedRows.tsx";
import { useSelection } from "#app/forms/selection/useSelection.ts";
import { moveField, moveTo, writeMove } from "#app/forms/sorting/moveForm.ts";
import { SortableList } from "#app/forms/sorting/SortableList.tsx";
import { useReorder } from "#app/forms/sorting/useReorder.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { trimmed } from "#app/text/blank.ts";
import { EmptyList } from "#app/ui/AdminPage.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { PublicDocument } from "../documents.schema.ts";
import { DocumentCard } from "./DocumentCard.tsx";
import styles from "./DocumentGrid.module.css";

const orderForm = "order";

interface DocumentGridProps {
  documents: PublicDocument[];
  states: Record<number, PublicationState>;
  /** Called when one was selected, or no longer; undefined where nothing can be done with several. */
  onSelect: (() => void) | undefined;
}

type DocumentListsProps = Omit<DocumentGridProps, "onSelect"> & { unpublished: PublicDocument[] };

/** The library and what visitors do not see of it; several can be selected in both. */
export function DocumentLists({ documents, unpublished, states }: DocumentListsProps) {
  const { selection: texts } = useTexts("adminDocuments");
  const all = [...documents, ...unpublished];
  const selection = useSelection(all);
  const isSelectable = all.length > 1;
  const onSelect = isSelectable ? selection.recount : undefined;
  return (
    <div ref={selection.box} className={styles.lists} data-behind-dialog="">
      {isSelectable && (
        <SelectedRows
          selection={selection}
          texts={texts}
          action={paths.admin.documents}
          commands={(["start", "end"] as const).map((command) => ({
            command,
            label: texts[command],
          }))}
          deletion={paths.admin.deleteDocuments}
        />
      )}
      <DocumentGrid {...{ documents, states, onSelect }} />
      {unpublished.length > 0 && (
        <UnpublishedDocuments documents={unpublished} {...{ states, onSelect }} />
      )}
    </div>
  );
}

/** The add tiles and the library's cards, in display order. Files that are dropped here become documents. */
function DocumentGrid({ documents, states, onSelect }: DocumentGridProps) {
  const texts = useTexts("adminDocuments");
  const labelled = useLabelled();
  const { sorted, move } = useReorder(documents, paths.admin.documents);
  const items = sorted.map(labelled);
  const ways = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useDropZone(ways, (files) => {
    bringDropped(files);
    void navigate(paths.admin.newDocuments);
  });
  return (
    <div className={styles.grid} data-drop-zone="">
      <Form id={orderForm} method="post" action={paths.admin.documents} hidden />
      <div ref={ways} className={styles.ways}>
        <Link to={paths.admin.newDocument} className={styles.add} preventScrollReset>
          <Icon name="plus" />
          {texts.add}
        </Link>
        <Link to={paths.admin.newDocuments} className={styles.add}>
          {texts.many.open}
        </Link>
      </div>
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
          <DocumentCard
            document={document}
            state={states[document.id]}
            controls={controls}
            onSelect={onSelect}
          />
        )}
      </SortableList>
    </div>
  );
}

/** The documents that visitors do not see: they have no place among the others, so they cannot be sorted. */
function UnpublishedDocuments({ documents, states, onSelect }: DocumentGridProps) {
  const { unpublished: texts } = useTexts("adminDocuments");
  const labelled = useLabelled();
  return (
    <section aria-labelledby="nao-publicados" className={styles.unpublished}>
      <h2 id="nao-publicados">{texts.title}</h2>
      <p>{texts.lead}</p>
      <ul className={styles.grid}>
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentCard
              document={labelled(document)}
              state={states[document.id]}
              onSelect={onSelect}
            />
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
