import { Link } from "react-router";
import type { PublicationState } from "#app/features/schedule/describeState.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./DraftNotice.module.css";

interface DraftNoticeProps {
  id: number;
  state: PublicationState;
  /** The public project's page. */
  publicPage: string | undefined;
  /** The last answer to an approval link, in words. */
  lastAnswer: { text: string; comment: string } | undefined;
}

/** What the form shows, and what visitors see meanwhile; with what can be done about it. */
export function DraftNotice({ id, state, publicPage, lastAnswer }: DraftNoticeProps) {
  const { publishing } = useTexts("adminProjects");
  const { status } = state;
  if (status === "published" && !lastAnswer) return null;
  return (
    <div className={styles.notice} data-status={status}>
      {status !== "published" && (
        <p className={styles.text}>
          <Icon name="info" />
          <span>{status === "draft" ? publishing.notPublic : publishing[status]}</span>
        </p>
      )}
      {lastAnswer && (
        <p className={styles.text}>
          <Icon name="mail" />
          <span>
            <Link to={paths.admin.approvals(id)}>{lastAnswer.text}</Link>{" "}
            {lastAnswer.comment && <q>{lastAnswer.comment}</q>}
          </span>
        </p>
      )}
      <p className={styles.links}>
        {status === "changed" && publicPage && (
          <Link to={publicPage}>{publishing.seePublished}</Link>
        )}
        {status !== "published" && (
          <Link to={paths.admin.approvals(id)}>{publishing.askApproval}</Link>
        )}
        {status !== "published" && (
          <Link to={paths.admin.discardDraft(id)} preventScrollReset>
            {publishing.discard}
          </Link>
        )}
      </p>
    </div>
  );
}
