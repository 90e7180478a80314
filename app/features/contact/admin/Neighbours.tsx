import { Link } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import styles from "./MessageActions.module.css";

interface NeighboursProps {
  /** The messages beside this one in the list that it was opened from. */
  newer: number | undefined;
  older: number | undefined;
  /** That list's query. */
  query: string;
}

/** The way to the next message without going back to the list. */
export function Neighbours({ newer, older, query }: NeighboursProps) {
  const { message: texts } = useTexts("adminMessages");
  if (newer === undefined && older === undefined) return null;
  const link = (id: number | undefined, text: string) =>
    id !== undefined && <Link to={`${paths.admin.message(id)}${query}`}>{text}</Link>;
  return (
    <nav className={styles.neighbours} aria-label={texts.neighbours}>
      {link(newer, texts.newer)}
      {link(older, texts.older)}
    </nav>
  );
}
