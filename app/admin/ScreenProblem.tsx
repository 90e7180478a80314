import { brand } from "#app/brand.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { problemOf } from "#app/ui/problemOf.ts";
import { RetryLink } from "#app/ui/RetryLink.tsx";
import { AdminPage } from "./AdminPage.tsx";
import styles from "./ScreenProblem.module.css";

/** Shown in place of an admin screen that was not found, failed, or got no answer from the server. */
export function ScreenProblem({ error }: { error: unknown }) {
  const { problem: problems, pageTitle, menu } = useTexts("adminCommon");
  const { connection } = useTexts("common");
  const problem = problemOf(error);
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
