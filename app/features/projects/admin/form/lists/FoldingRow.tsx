import { useField } from "@conform-to/react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { StoredImage } from "#app/forms/files/StoredImage.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { trimmed } from "#app/text/blank.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./FoldingRow.module.css";

/** The head follows after a pause: with each key it would be laid out again beside the text that is typed. */
const pauseMs = 300;

interface FoldingRowProps {
  list: "posts" | "documents";
  /** The row in the form: `posts[0]`. */
  name: string;
  title: string | undefined;
  /** The picture that it was opened with, "" for none; absent where its rows have no picture. */
  image?: string;
  /** A line under the title. */
  note?: string | undefined;
  hasError: boolean;
  children: ReactNode;
}

/**
 * A collapsible row that shows only its title until it is opened; a new row starts open, and an error opens
 * it.
 */
export function FoldingRow({
  list,
  name,
  title = "",
  image,
  note,
  hasError,
  children,
}: FoldingRowProps) {
  const { lists } = useTexts("adminProjects");
  const [shown, setShown] = useState(title);
  const [picture, setPicture] = useState(image);
  const [isOpen, setOpen] = useState(title === "" || hasError);
  const [hadError, setHadError] = useState(hasError);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A corrected error does not collapse the row, which may have the focus.
  if (hasError !== hadError) {
    setHadError(hasError);
    if (hasError) setOpen(true);
  }

  function follow({ target }: FormEvent) {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      if (target.name !== `${name}.title`) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setShown(target.value), pauseMs);
    }
  }

  return (
    <details
      className={styles.row}
      data-row={name}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        // A file's field fires no event; the picture is looked at when the row is folded.
        const field = currentTarget.querySelector<HTMLInputElement>(`[name="${name}.image"]`);
        if (field) setPicture(field.value);
      }}
      onInput={follow}
    >
      <summary className={styles.head}>
        {picture !== undefined && <Thumbnail path={picture} />}
        <span className={styles.title}>{trimmed(shown) || lists[list].untitled}</span>
        {note && <span className={styles.note}>{note}</span>}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

/** Decorative: the title beside it says which row it is. */
function Thumbnail({ path }: { path: string }) {
  return (
    <span className={styles.picture}>
      {path ? <StoredImage path={path} alt="" /> : <Icon name="image" />}
    </span>
  );
}

/** Whether any field in a row has an error, so that the row must not be collapsed. */
export function useRowHasError(name: string): boolean {
  const [row] = useField<object>(name);
  return Object.keys(row.allErrors).length > 0;
}
