import type { ReactNode } from "react";
import { useTexts } from "#app/i18n/useTexts.ts";
import { CopyButton } from "#app/ui/CopyButton.tsx";
import styles from "./MessageCard.module.css";
import { StateBadge } from "./StateBadge.tsx";
import type { DisplayedMessage } from "./showMessage.server.ts";

/** A visitor's message, and what is known about it. */
export function MessageCard({ message }: { message: DisplayedMessage }) {
  const { message: texts, languages } = useTexts("adminMessages");
  const { subjects } = useTexts("contact");
  return (
    <article className={styles.card}>
      <dl className={styles.facts}>
        <Fact term={texts.email}>
          {message.email}
          <CopyButton
            text={message.email}
            label={texts.copyEmail}
            look="quiet"
            className={styles.copy}
          />
        </Fact>
        <Fact term={texts.phone}>
          <a href={telLink(message.phone)}>{message.phone}</a>
        </Fact>
        <Fact term={texts.subject}>{subjects[message.subject]}</Fact>
        <Fact term={texts.received}>
          <time dateTime={message.createdAt}>{message.received}</time>
        </Fact>
        <Fact term={texts.language}>{languages[message.lang]}</Fact>
        <Fact term={texts.state}>
          <StateBadge state={message.state} />
        </Fact>
        <Fact term={texts.delivery}>{message.delivery}</Fact>
      </dl>
      <section>
        <h2 className="visually-hidden">{texts.text}</h2>
        <p className={styles.text}>{message.message}</p>
      </section>
    </article>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The form's phone numbers are Brazilian. */
function telLink(phone: string) {
  return `tel:+55${phone.replace(/\D/g, "")}`;
}
