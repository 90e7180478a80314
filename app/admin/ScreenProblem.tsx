import { isRouteErrorResponse } from "react-router";
import { brand } from "#app/brand.ts";
import { ConnectionLost } from "#app/connection/ConnectionLost.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { RetryLink } from "#app/ui/RetryLink.tsx";
import { AdminPage } from "./AdminPage.tsx";
import styles from "./ScreenProblem.module.css";

/** Shown in place of an admin screen that was not found, failed, or got no answer from the server. */
export function ScreenProblem({ error }: { error: unknown }) {
  const { problem, pageTitle, menu } = useTexts("adminCommon");
  const { connection } = useTexts("common");
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const isLost = error instanceof ConnectionLost;
  const { title, text } = isMissing ? problem.missing : isLost ? connection : problem.fault;
  return (
    <AdminPage title={title} lead={text}>
      <title>{fill(pageTitle, { title, name: brand.shortName })}</title>
      {!isMissing && <RetryLink className={styles.back} />}
      <ButtonLink to={paths.admin.projects} className={styles.back}>
        {menu.allProjects}
      </ButtonLink>
    </AdminPage>
  );
}
