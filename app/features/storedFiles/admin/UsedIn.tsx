import { Link } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import type { UseInWords } from "../usesInWords.server.ts";
import styles from "./UsedIn.module.css";

/** Where a file is used: its description holds in all of these places. */
export function UsedIn({ uses }: { uses: readonly UseInWords[] }) {
  const texts = useTexts("adminFiles");
  return (
    <section aria-labelledby="onde-aparece" className={styles.used}>
      <h2 id="onde-aparece">{texts.usedIn}</h2>
      {uses.length === 0 && <p>{texts.nowhere}</p>}
      <UseLinks uses={uses} />
    </section>
  );
}

/** A link to each place that uses a file. */
export function UseLinks({ uses }: { uses: readonly Omit<UseInWords, "path">[] }) {
  return (
    <ul>
      {uses.map(({ label, to }) => (
        <li key={to + label}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
