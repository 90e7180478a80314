import { randomUUID } from "node:crypto";
import * as SecurityEvents from "#app/auth/securityEvents.repo.server.ts";
import * as StaffAccounts from "#app/auth/staff.repo.server.ts";
import { brand } from "#app/brand.ts";
import { toMailFailure } from "#app/features/contact/mail/failure.ts";
import { deliver, isMailSetUp } from "#app/features/contact/mail/transport.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { paths } from "#app/paths.ts";
import type { ScheduledJob } from "#app/platform/backgroundWork.ts";
import { config } from "#app/platform/config.ts";
import { mayBeDiskFull } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.ts";
import { certificateDaysLeft, refreshCertificate } from "./certificate.server.ts";
import * as Condition from "./condition.repo.server.ts";
import { findWeaknesses, freeBytes, type Weakness } from "./condition.server.ts";

/** What somebody should look after; a weakness of the site itself shows in /healthz as well. */
export type Alert = Weakness | "certificate" | "guessing";

/** Less is left of the certificate than any renewal by itself needs. */
const minCertificateDays = 14;
/** A little under a day, as the scheduled jobs have it. */
const mailedEveryMs = 24 * 60 * 60 * 1000 - 60_000;

/** What Painel tells; guessing has a notice of its own on every screen. */
export async function findNotices(now = Date.now()): Promise<Exclude<Alert, "guessing">[]> {
  const days = certificateDaysLeft(now);
  const isEnding = days !== undefined && days < minCertificateDays;
  return [...(await findWeaknesses(now)), ...(isEnding ? (["certificate"] as const) : [])];
}

/** What the daily mail tells. */
async function findAlerts(now = Date.now()): Promise<Alert[]> {
  const isGuessed = await SecurityEvents.isGuessingOn(now);
  return [...(await findNotices(now)), ...(isGuessed ? (["guessing"] as const) : [])];
}

/** One line a day by which whoever reads the log sees how the site is, also when all is well. */
export const dailyCheck: ScheduledJob = {
  name: "dailyCheck",
  async run() {
    await lookAtCertificate();
    const alerts = await findAlerts();
    const database = await Condition.quickCheck();
    const level = alerts.length > 0 || database !== "ok" ? "warn" : "info";
    const fields = {
      alerts,
      freeMb: Math.floor((await freeBytes()) / 1024 / 1024),
      lastBackupAt: await Condition.findLastBackup(),
      mails: await Condition.countUnsentMails(),
      database,
      certificateDays: certificateDaysLeft(),
    };
    log[level](fields, "daily check");
  },
};

/** Mails the alerts as soon as there are some, to staff who want it, at most once a day. */
export const alertMail: ScheduledJob = {
  name: "alertMail",
  isHourly: true,
  async run(signal) {
    await lookAtCertificate();
    if (isMailSetUp()) await mailAlerts(signal);
  },
};

async function lookAtCertificate() {
  const { PUBLIC_URL } = config();
  if (PUBLIC_URL) await refreshCertificate(PUBLIC_URL);
}

async function mailAlerts(signal: AbortSignal, now = Date.now()) {
  const sinceLast = now - Date.parse((await findMark()) ?? "");
  // A mark in the future was set by a wrong clock.
  if (sinceLast >= 0 && sinceLast < mailedEveryMs) return;
  const alerts = await findAlerts(now);
  const people = alerts.length > 0 ? await StaffAccounts.findAlerted() : [];
  if (people.length === 0) return;
  // Before the mails: whatever happens meanwhile, nobody gets them twice.
  await setMark(new Date(now).toISOString());
  let mailed = 0;
  for (const { email } of people) {
    if (await send(email, alerts, signal)) mailed += 1;
  }
  if (mailed > 0) log.info({ alerts, mailed }, "alerts mailed");
  else await deleteMark();
}

/** @returns whether the mail server has taken it */
async function send(recipient: string, alerts: Alert[], signal: AbortSignal): Promise<boolean> {
  const { alertMail: mail, alerts: sentences } = pickTexts("pt", "adminDashboard").adminDashboard;
  const { PUBLIC_URL, PORT, MAIL_FROM } = config();
  const origin = PUBLIC_URL ?? `http://localhost:${PORT}`;
  const site = brand.shortName;
  try {
    await deliver(
      {
        recipient,
        replyTo: "",
        subject: fill(mail.subject, { site }),
        text: fill(mail.text, {
          site,
          list: alerts.map((name) => `- ${sentences[name]}`).join("\n"),
          dashboard: origin + paths.admin.dashboard,
          account: origin + paths.admin.account,
        }),
        messageId: `<alert-${randomUUID()}@${MAIL_FROM?.split("@")[1]}>`,
      },
      signal,
    );
    return true;
  } catch (error) {
    signal.throwIfAborted();
    const { kind, code } = toMailFailure(error);
    log.warn({ alerts, kind, code }, "alerts not mailed");
    return false;
  }
}

/** When the last mail went out, in case the disk was too full to keep it. */
let lastMark: string | undefined;

async function findMark(): Promise<string | undefined> {
  return lastMark ?? (await Condition.findLastAlert());
}

async function setMark(at: string) {
  lastMark = at;
  try {
    await Condition.saveLastAlert(at);
  } catch (error) {
    // That the disk is full is what has to be told.
    if (!mayBeDiskFull(error)) throw error;
  }
}

/** Nobody was told: the next hour tries again. */
async function deleteMark() {
  lastMark = undefined;
  await Condition.deleteLastAlert();
}
