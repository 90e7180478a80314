import styles from "./Points.module.css";

interface Point {
  title: string;
  text: string;
}

/**
 * Short statements under a section's heading: side by side (`columns`), one below the other
 * (`rows`), or as steps in order that rise and fall with the tide (`steps`).
 */
export function Points({
  points,
  layout = "columns",
}: {
  points: readonly Point[];
  layout?: "columns" | "rows" | "steps";
}) {
  const List = layout === "steps" ? "ol" : "ul";
  return (
    <List className={styles[layout]}>
      {points.map((point) => (
        <li key={point.title} className={styles.point}>
          <h3>{point.title}</h3>
          <p>{point.text}</p>
        </li>
      ))}
    </List>
  );
}
