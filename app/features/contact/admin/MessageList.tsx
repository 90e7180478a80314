import { Link } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import type { MessageSummary } from "../inbox/inbox.repo.server.ts";
import styles from "./MessageList.module.css";
import { StateBadge } from "./StateBadge.tsx";

/** A summary with its formatted date. */
type ListedMessage = MessageSummary & { received: string };

interface MessageListProps {
  messages: readonly ListedMessage[];
  /** The list's query with its page, which each message keeps for the link back. */
  query: string;
}

/** Messages, newest first; unread ones stand out. */
export function MessageList({ messages, query }: MessageListProps) {
  const texts = useTexts("adminMessages");
  const { subjects } = useTexts("contact");
  return (
    <ul className={styles.list}>
      {messages.map((message) => (
        <li key={message.id} className={styles.row} data-unread={message.isRead ? undefined : ""}>
          <h2 className={styles.name}>
            <Link to={`${paths.admin.message(message.id)}${query}`}>{message.name}</Link>
            {/* A new message is unread at first: the badge says it, the bar and the bold name show it. */}
            {!message.isRead && (
              <span className={message.state === "new" ? "visually-hidden" : styles.mark}>
                {texts.list.unread}
              </span>
            )}
          </h2>
          <p className={styles.subject}>{subjects[message.subject]}</p>
          <p className={styles.excerpt}>{message.excerpt}</p>
          <p className={styles.received}>
            <time dateTime={message.createdAt}>{message.received}</time>
          </p>
          <p className={styles.state}>
            <StateBadge state={message.state} />
          </p>
        </li>
      ))}
    </ul>
  );
}
