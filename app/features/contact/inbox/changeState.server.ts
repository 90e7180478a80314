import { db } from "#app/db/connection.server.ts";
import { composeMail } from "#app/features/contact/mail/compose.server.ts";
import * as Mails from "#app/features/contact/mail/mail.repo.server.ts";
import * as MailStatus from "#app/features/contact/mail/mailStatus.repo.server.ts";
import { wakeMailWorker } from "#app/features/contact/mail/wake.server.ts";
import type { MessageState } from "./filter.ts";
import * as Inbox from "./inbox.repo.server.ts";

/**
 * Puts a message into another state. One that staff take out of the spam folder is mailed now, as it
 * would have been when it came.
 *
 * @param origin of the link in the mail
 * @returns whether there is such a message
 */
export async function changeState(
  id: number,
  state: MessageState,
  origin: string,
): Promise<boolean> {
  const message = await Inbox.findById(id);
  if (!message || !(await Inbox.setState(id, state))) return false;
  if (message.state === "spam" && !(await MailStatus.findForMessage(id))) {
    const mail = composeMail(message, { id, lang: message.lang, origin });
    if (mail) {
      await db()
        .transaction()
        .execute((trx) => Mails.insert(trx, id, mail));
      wakeMailWorker();
    }
  }
  return true;
}
