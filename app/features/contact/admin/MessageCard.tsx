import type { ReactNode } from "react";
import { useTexts } from "#app/i18n/useTexts.ts";
import styles from "./MessageCard.module.css";
import { StateBadge } from "./StateBadge.tsx";
import type { ShownMessage } from "./showMessage.server.ts";

/** A visitor's message, and what is known about it. */
export function MessageCard({ message }: { message: ShownMessage }) {
  const { message: texts, languages } = useTexts("adminMessages");
  const { subjects } = useTexts("contact");
  const facts: [string, ReactNode][] = [
    [texts.email, message.email],
    [
      texts.phone,
      <a key="phone" href={telLink(message.phone)}>
        {message.phone}
      </a>,
    ],
    [texts.subject, subjects[message.subject]],
    [
      texts.received,
      <time key="received" dateTime={message.createdAt}>
        {message.received}
      </time>,
    ],
    [texts.language, languages[message.lang]],
    [texts.state, <StateBadge key="state" state={message.state} />],
    [texts.delivery, message.delivery],
  ];
  return (
    <article className={styles.card}>
      <dl className={styles.facts}>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h2 className="visually-hidden">{texts.text}</h2>
        <p className={styles.text}>{message.message}</p>
      </section>
    </article>
  );
}

/** The form's phone numbers are Brazilian. */
function telLink(phone: string) {
  return `tel:+55${phone.replace(/\D/g, "")}`;
}
