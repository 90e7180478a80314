import { brand } from "#app/brand.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { AdminPage } from "./AdminPage.tsx";
import { ButtonLink } from "./Button.tsx";
import { errorKind } from "./errorKind.ts";
import styles from "./PageError.module.css";
import { RetryLink } from "./RetryLink.tsx";

/** Shown in place of an admin screen that was not found, failed, or got no answer from the server. */
export function PageError({ error }: { error: unknown }) {
  const { problem: problems, pageTitle, menu } = useTexts("adminCommon");
  const { connection } = useTexts("common");
  const problem = errorKind(error);
  const { title, text } = { ...problems, lost: connection }[problem];
  return (
    <AdminPage title={title} lead={text}>
      <title>{fill(pageTitle, { title, name: brand.shortName })}</title>
      {problem !== "missing" && <RetryLink className={styles.back} />}
      <ButtonLink to={paths.admin.projects} className={styles.back}>
        {menu.allProjects}
      </ButtonLink>
    </AdminPage>
  );
}
