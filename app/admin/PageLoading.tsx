import { useNavigation } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Spinner } from "#app/ui/Loading.tsx";
import styles from "./PageLoading.module.css";

/** "Carregando dados..." while the next screen's data is on its way (spec 2). */
export function PageLoading() {
  const { loading } = useTexts("adminCommon");
  const { state, formMethod } = useNavigation();
  if (state !== "loading" || formMethod) return null;
  return (
    <div className={styles.loading}>
      <Spinner label={loading} />
    </div>
  );
}
