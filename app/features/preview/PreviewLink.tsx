import { useTexts } from "#app/i18n/useTexts.ts";
import { ExternalLink } from "#app/ui/ExternalLink.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "#app/ui/pageLink.module.css";

/** Leads from a form to the page with what the draft holds, in a tab of its own (contract 12). */
export function PreviewLink({ to }: { to: string }) {
  const { open } = useTexts("adminPreview");
  return (
    <ExternalLink href={to} className={styles.link}>
      <Icon name="eye" />
      <span>{open}</span>
    </ExternalLink>
  );
}
