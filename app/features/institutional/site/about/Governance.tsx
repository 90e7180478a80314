import { useTexts } from "#app/i18n/useTexts.ts";
import styles from "./Governance.module.css";

/** Each body's sign, in the order of the texts: seats around a table, a lens, a boat, a voice that spreads. */
const signs = [
  "M6 36a18 18 0 0 1 36 0M14 36a10 10 0 0 1 20 0M4 42h40",
  "M20 8a12 12 0 1 1 0 24 12 12 0 0 1 0-24zM29 29l12 12M14 20c3-4 9-4 12 0-3 4-9 4-12 0z",
  "M24 6v26M24 10c8 4 11 12 11 20H24M24 14c-6 4-9 9-10 16h10M8 36h32c-2 5-5 7-9 7H17c-4 0-7-2-9-7z",
  "M18 24a6 6 0 1 1 12 0 6 6 0 0 1-12 0M11 35a16 16 0 0 1 0-22M37 13a16 16 0 0 1 0 22M5 41a25 25 0 0 1 0-34M43 7a25 25 0 0 1 0 34",
];

/** Who decides, who delivers, who checks and who is heard: the four bodies, and the lines between them. */
export function Governance() {
  const { bodies } = useTexts("about").governance;
  return (
    <ul className={styles.bodies}>
      {bodies.map(({ title, text, relation }, index) => (
        <li key={title}>
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <path d={signs[index]} />
          </svg>
          <h3>{title}</h3>
          <p>{text}</p>
          <p className={styles.relation}>{relation}</p>
        </li>
      ))}
    </ul>
  );
}
