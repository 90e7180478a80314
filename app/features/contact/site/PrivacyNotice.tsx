import { Link } from "react-router";
import { brand } from "#app/brand.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import styles from "./PrivacyNotice.module.css";

/**
 * The information that the LGPD requires where data is collected (arts. 6, 9, 18): purpose, who reads it,
 * how long it is kept, the visitor's rights and how to exercise them.
 *
 * @param retention how long messages are kept, as text
 */
export function PrivacyNotice({ retention }: { retention: string }) {
  const { privacy } = useTexts("contact").form;
  return (
    <aside className={styles.notice} aria-label={privacy.title}>
      <p>{privacy.purpose}</p>
      <p>
        {fill(privacy.keeping, { retention, email: brand.email })}{" "}
        <Link to={paths.privacy}>{privacy.link}</Link>.
      </p>
    </aside>
  );
}
