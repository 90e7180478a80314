import { Link } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "#app/ui/pageLink.module.css";

interface HistoryLinkProps {
  kind: string;
  /** Null: the banner or the numbers. */
  id: number | null;
  className?: string | undefined;
}

/** Leads from a record's editor to its versions. */
export function HistoryLink({ kind, id, className }: HistoryLinkProps) {
  const { menu } = useTexts("adminCommon");
  return (
    <Link to={paths.admin.recordHistory(kind, id)} className={classes(styles.link, className)}>
      <Icon name="clock" />
      <span>{menu.history}</span>
    </Link>
  );
}
