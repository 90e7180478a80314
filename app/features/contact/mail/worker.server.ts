import { newWork } from "#app/platform/backgroundWork.ts";
import { config } from "#app/platform/config.ts";
import { log } from "#app/platform/log.ts";
import { toMailFailure } from "./failure.ts";
import * as Mails from "./mail.repo.server.ts";
import { deliver, isMailSetUp } from "./transport.server.ts";

/** The clock may jump, so a wait is re-evaluated at least this often. */
const maxSleepMs = 60_000;
/** How long a stop waits for the mail being sent before aborting it (it is then sent again later). */
const stopMs = 5_000;

/** Starts sending the mails of the outbox, one at a time, until stopped. */
export function startMailWorker(): { stop: () => Promise<void> } {
  const worker = new MailWorker();
  const wake = () => worker.wake();
  newWork.on("mail", wake);
  worker.wake();
  return {
    stop: () => {
      newWork.off("mail", wake);
      return worker.stop();
    },
  };
}

class MailWorker {
  private readonly cut = new AbortController();
  /** Delivered, but this could not be recorded (a full disk): never send again. */
  private readonly delivered = new Set<number>();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private isWoken = false;
  private isStopping = false;
  private isPrepared = false;

  /** Starts a round now, or right after the current one. */
  wake(): void {
    this.isWoken = true;
    if (this.round || this.isStopping) return;
    clearTimeout(this.timer);
    this.round = this.work().finally(() => {
      this.round = undefined;
      if (this.isWoken) this.wake();
    });
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    const timer = setTimeout(() => this.cut.abort(), stopMs);
    await this.round;
    clearTimeout(timer);
  }

  private async work() {
    let sleep = maxSleepMs;
    try {
      do {
        // Before anything that can fail: a failure must wait for its time instead of starting again at once.
        this.isWoken = false;
        await this.prepare();
        await this.sendDue();
      } while (this.isWoken && !this.isStopping);
      const next = await Mails.findNextAttempt();
      if (next !== undefined) sleep = Math.min(Math.max(next - Date.now(), 0), maxSleepMs);
    } catch (error) {
      log.error({ err: error }, "outbox failed");
    }
    if (!this.isStopping) this.timer = setTimeout(() => this.wake(), sleep);
  }

  private async prepare() {
    if (this.isPrepared) return;
    const { MAIL_TO } = config();
    if (!isMailSetUp()) await Mails.parkAllWaiting();
    else if (MAIL_TO) await Mails.reroute(MAIL_TO);
    this.isPrepared = true;
  }

  private async sendDue() {
    while (!this.isStopping) {
      const mail = await Mails.findDue();
      if (!mail) return;
      if (this.delivered.has(mail.id)) await this.recordDelivery(mail);
      else if (!(await this.send(mail))) return;
    }
  }

  /** @returns whether the server is reachable, so that the next mail may be tried */
  private async send(mail: Mails.QueuedMail): Promise<boolean> {
    try {
      await deliver(mail, this.cut.signal);
    } catch (error) {
      if (this.cut.signal.aborted) return false;
      return this.recordFailure(mail, error);
    }
    this.delivered.add(mail.id);
    await this.recordDelivery(mail);
    return true;
  }

  private async recordDelivery({ id, attempts }: Mails.QueuedMail) {
    await Mails.markSent(id);
    this.delivered.delete(id);
    log.info({ mail: id, attempts: attempts + 1 }, "mail sent");
  }

  private async recordFailure(mail: Mails.QueuedMail, error: unknown): Promise<boolean> {
    const { kind, reason, code } = toMailFailure(error);
    log.warn({ mail: mail.id, attempts: mail.attempts + 1, kind, code }, "mail not sent");
    if (kind === "refused") await Mails.park(mail, reason);
    else if (kind === "postponed") await Mails.postpone(mail, reason);
    else await Mails.postponeAllDue(mail, reason);
    return kind !== "unreachable";
  }
}
