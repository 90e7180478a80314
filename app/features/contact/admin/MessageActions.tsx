import { Form } from "react-router";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import type { MessageState } from "../inbox/filter.ts";
import styles from "./MessageActions.module.css";
import type { DisplayedMessage } from "./showMessage.server.ts";

/** The states to which a message can move from each state, the most likely first. */
const moves: Record<MessageState, readonly MessageState[]> = {
  new: ["answered", "archived", "spam"],
  answered: ["archived", "new"],
  archived: ["new", "answered"],
  spam: ["new"],
};

/** Answer, move, delete; each a link or a plain submit. */
export function MessageActions({ message, query }: { message: DisplayedMessage; query: string }) {
  const { message: texts } = useTexts("adminMessages");
  const labelOf = (state: MessageState) =>
    message.state === "spam" && state === "new" ? texts.notSpam : texts[state];
  return (
    <section className={styles.actions} aria-label={texts.actions}>
      <ButtonLink to={message.reply} icon="mail">
        {texts.reply}
      </ButtonLink>
      <Form method="post" className={styles.moves}>
        {moves[message.state].map((state) => (
          <SaveButton
            key={state}
            name="command"
            value={state}
            label={labelOf(state)}
            busyLabel={labelOf(state)}
            look="outline"
          />
        ))}
        <SaveButton
          name="command"
          value="unread"
          label={texts.unread}
          busyLabel={texts.unread}
          look="quiet"
        />
      </Form>
      <div className={styles.end}>
        <p className={styles.erased}>{fill(texts.erased, { date: message.erased })}</p>
        <ButtonLink
          to={`${paths.admin.deleteMessage(message.id)}${query}`}
          look="quiet"
          icon="trash"
          className={styles.delete}
        >
          {texts.delete}
        </ButtonLink>
      </div>
    </section>
  );
}
