import { useNavigation } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import styles from "./NavigationProgress.module.css";

/** A thin bar along the top while a client navigation or a form waits for the server. */
export function NavigationProgress() {
  const { loading } = useTexts("common");
  const waiting = useNavigation().state !== "idle";
  return (
    <div role="status" className={styles.track}>
      {waiting && (
        <>
          <span className={styles.bar} aria-hidden="true" />
          <span className="visually-hidden">{loading}</span>
        </>
      )}
    </div>
  );
}
