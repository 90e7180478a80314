import { ButtonLink } from "#app/ui/Button.tsx";
import { Section } from "#app/ui/Section.tsx";
import { TideEdge } from "#app/ui/Tide.tsx";
import styles from "./CallToAction.module.css";

/** The banner that closes an institutional page: an invitation and one button. */
export function CallToAction({
  title,
  text,
  button,
  to,
}: {
  title: string;
  text: string;
  button: string;
  to: string;
}) {
  return (
    <Section tone="sunset" labelledBy="call">
      <TideEdge at="top" />
      <div className={styles.content}>
        <h2 id="call">{title}</h2>
        <p>{text}</p>
        <ButtonLink to={to} icon="arrow-right">
          {button}
        </ButtonLink>
      </div>
    </Section>
  );
}
