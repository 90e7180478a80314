import { Link } from "react-router";
import { Icon } from "./Icon.tsx";
import styles from "./TroubleLine.module.css";

interface TroubleLineProps {
  text: string;
  /** Where the details stand. */
  more?: { to: string; link: string };
}

/** Tells staff on every screen of something that they must know about. */
export function TroubleLine({ text, more }: TroubleLineProps) {
  return (
    <p className={styles.line}>
      <Icon name="warning" />
      <span>{text}</span>
      {more && <Link to={more.to}>{more.link}</Link>}
    </p>
  );
}
