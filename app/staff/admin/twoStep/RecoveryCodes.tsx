import { useTexts } from "#app/i18n/useTexts.ts";
import account from "../account.module.css";
import styles from "./twoStep.module.css";

/** Codes that were just made, to be kept. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const texts = useTexts("adminAccount").twoStep;
  return (
    <section className={account.section} aria-labelledby="codes-title">
      <h2 id="codes-title">{texts.codesTitle}</h2>
      <p role="status">{texts.codesText}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
