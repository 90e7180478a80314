import { Link } from "react-router";
import { selectionForm, useSelection } from "#app/forms/selection/useSelection.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import type { InboxFilter } from "../inbox/filter.ts";
import type { MessageSummary } from "../inbox/inbox.repo.server.ts";
import styles from "./MessageList.module.css";
import { SelectedMessages } from "./SelectedMessages.tsx";
import { StateBadge } from "./StateBadge.tsx";

/** A summary with its formatted date. */
type ListedMessage = MessageSummary & { received: string };

interface MessageListProps {
  messages: readonly ListedMessage[];
  /** The list's query with its page, which each message keeps for the link back. */
  query: string;
  filter: InboxFilter;
}

/** Messages, newest first; unread ones stand out, and several can be selected. */
export function MessageList({ messages, query, filter }: MessageListProps) {
  const texts = useTexts("adminMessages");
  const { subjects } = useTexts("contact");
  const selection = useSelection(messages);
  return (
    <div ref={selection.box} className={styles.box} data-behind-dialog="">
      <SelectedMessages selection={selection} filter={filter} query={query} />
      <ul className={styles.list}>
        {messages.map((message) => (
          <li key={message.id} className={styles.row} data-unread={message.isRead ? undefined : ""}>
            <input
              type="checkbox"
              name="id"
              value={message.id}
              form={selectionForm}
              onChange={selection.recount}
              aria-label={fill(texts.selection.select, { name: message.name })}
              className={styles.check}
            />
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
    </div>
  );
}
