import { Link } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./MailTroubleLine.module.css";

/** Tells staff on every screen that notification mail is failing; the inbox gives details. */
export function MailTroubleLine() {
  const { mailTrouble } = useTexts("adminCommon");
  return (
    <p className={styles.line}>
      <Icon name="warning" />
      <span>{mailTrouble.text}</span>
      <Link to={paths.admin.messages}>{mailTrouble.link}</Link>
    </p>
  );
}
