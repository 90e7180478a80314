import { db, type Trx } from "#app/db/connection.server.ts";
import { newWork } from "#app/platform/backgroundWork.ts";
import { composeMail } from "../mail/compose.server.ts";
import * as Mails from "../mail/mail.repo.server.ts";
import * as MailStatus from "../mail/mailStatus.repo.server.ts";
import type { MessageState } from "./filter.ts";
import * as Inbox from "./inbox.repo.server.ts";

/**
 * Changes the state of messages, of all or of none. One that staff move out of the spam folder is mailed now, as it would have been
 * on arrival: both in one transaction, and once however often they click.
 *
 * @param origin of the link in the mail
 * @returns how many of these messages there are
 */
export async function changeState(
  ids: readonly number[],
  state: MessageState,
  origin: string,
): Promise<number> {
  let isMailed = false;
  const count = await db()
    .transaction()
    .execute(async (trx) => {
      let changed = 0;
      for (const id of ids) {
        const message = await Inbox.findById(id, trx);
        if (!message || !(await Inbox.setState(id, state, trx))) continue;
        changed += 1;
        if (message.state === "spam" && state !== "spam") {
          isMailed = (await insertMail(trx, message, origin)) || isMailed;
        }
      }
      return changed;
    });
  if (isMailed) newWork.emit("mail");
  return count;
}

/** @returns false when it was mailed before, or mail is not configured */
async function insertMail(trx: Trx, message: Inbox.StoredMessage, origin: string) {
  const { id, lang } = message;
  if (await MailStatus.findForMessage(id, trx)) return false;
  const mail = composeMail(message, { id, lang, origin });
  if (mail) await Mails.insert(trx, id, mail);
  return mail !== undefined;
}
