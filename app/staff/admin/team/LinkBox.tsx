import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { CopyButton } from "#app/ui/CopyButton.tsx";
import styles from "./team.module.css";

interface LinkBoxProps {
  link: { kind: "invite" | "reset"; email: string; url: string; isMailed: boolean };
}

/** A link that was just made, to be copied. */
export function LinkBox({ link: { kind, email, url, isMailed } }: LinkBoxProps) {
  const { link: texts } = useTexts("adminTeam");
  const { copyLink } = useTexts("adminCommon");
  return (
    <section className={styles.link} aria-labelledby="link-title" role="status">
      <h2 id="link-title">{fill(texts[kind], { email })}</h2>
      <p>
        {texts.text} {isMailed && texts.mailed}
      </p>
      <div className={styles.address}>
        <code>{url}</code>
        <CopyButton text={url} label={copyLink} />
      </div>
    </section>
  );
}
