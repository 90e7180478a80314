import { useState } from "react";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button } from "#app/ui/Button.tsx";
import { useHydrated } from "#app/ui/useHydrated.ts";
import styles from "./team.module.css";

interface LinkBoxProps {
  link: { kind: "invite" | "reset"; email: string; url: string; isMailed: boolean };
}

/** A link that was just made, to be copied. */
export function LinkBox({ link: { kind, email, url, isMailed } }: LinkBoxProps) {
  const { link: texts } = useTexts("adminTeam");
  const isHydrated = useHydrated();
  const [copied, setCopied] = useState("");
  return (
    <section className={styles.link} aria-labelledby="link-title" role="status">
      <h2 id="link-title">{fill(texts[kind], { email })}</h2>
      <p>
        {texts.text} {isMailed && texts.mailed}
      </p>
      <div className={styles.address}>
        <code>{url}</code>
        {isHydrated && (
          <Button
            look="outline"
            onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(url))}
          >
            {copied === url ? texts.copied : texts.copy}
          </Button>
        )}
      </div>
    </section>
  );
}
