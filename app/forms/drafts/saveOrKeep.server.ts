import { requestContext } from "#app/context.ts";
import { db, type Trx } from "#app/db/connection.server.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import type { ExpectedVersion, UpdateResult } from "#app/db/versions.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { dateTime } from "#app/i18n/dateTime.ts";
import { momentField } from "#app/validation/moment.ts";
import type { z } from "#app/validation/zod.ts";
import { noDraft } from "../saving/AdminForm.tsx";
import { findDifferences } from "../saving/differences.ts";
import type { Conflict } from "../saving/formResponse.ts";
import { type ActionArgs, saveForm } from "../saving/saveForm.server.ts";
import type { Edit } from "../saving/saveOrCompare.server.ts";
import {
  draftButton,
  publishAtField,
  scheduleButton,
  scheduleEndButton,
  unpublishAtField,
} from "./formButtons.ts";

interface DraftRules<Schema extends z.ZodObject> {
  kind: Drafts.DraftKind;
  /** 0 for the banner and the numbers. */
  id: number;
  schema: Schema;
  /** The record's name in a draft. */
  titleOf: (value: z.output<Schema>) => string;
  findCurrent: () => Promise<{ version: number } | undefined>;
  /** Makes the form's content public; the draft that `basedOn` names goes with it. */
  publish: (value: z.output<Schema>, basedOn: ExpectedVersion) => Promise<UpdateResult>;
  /** The page after that, and its notice. */
  page: string;
  saved: string;
  /** The form's own address, where it goes on after a draft. */
  screen: string;
  newPath?: (formData: FormData) => string;
  /** Where the record can be scheduled. */
  scheduledKind?: Schedule.ScheduledKind;
}

interface Moments {
  [publishAtField]?: string | undefined;
  [unpublishAtField]?: string | undefined;
}

/**
 * The action of a form whose "Salvar" publishes, and whose record has a draft besides: "Salvar rascunho" keeps what
 * is typed for everybody, and "Agendar" says when it is published.
 */
export function saveOrKeep<Schema extends z.ZodObject>(
  args: ActionArgs,
  rules: DraftRules<Schema>,
) {
  const { findCurrent, newPath, scheduledKind } = rules;
  let pressed: FormDataEntryValue | null = null;
  const schema = scheduledKind
    ? rules.schema.extend({ [publishAtField]: momentField, [unpublishAtField]: momentField })
    : rules.schema;
  return saveForm(args, {
    schema: schema as z.ZodObject,
    ...(newPath && { newPath }),
    findCurrent,
    prepare: (formData) => {
      pressed = formData.get(draftButton.name);
      prepareMoment(formData, publishAtField, pressed === scheduleButton.value);
      prepareMoment(formData, unpublishAtField, pressed === scheduleEndButton.value);
    },
    save: async (parsed, edit) => {
      const { [publishAtField]: on, [unpublishAtField]: off, ...typed } = parsed as Moments;
      const value = typed as z.output<Schema>;
      if (pressed === draftButton.value || on || off) {
        return keep(args, rules, { value, edit, on, off });
      }
      const result = await rules.publish(value, { version: edit.version, draft: knownTag(edit) });
      if (result !== "updated") return result;
      return redirectWithFlash(rules.page, { type: "success", message: rules.saved });
    },
  });
}

/** A moment counts only where its button was pressed; then it must be there. */
export function prepareMoment(formData: FormData, field: string, isWanted: boolean): void {
  if (!isWanted) formData.delete(field);
  else if (!formData.get(field)) formData.set(field, "?");
}

function knownTag({ draft }: Edit) {
  return draft === noDraft ? undefined : draft;
}

interface Kept<Value> {
  value: Value;
  edit: Edit;
  /** When it is published, and taken off the site. */
  on: string | undefined;
  off: string | undefined;
}

async function keep<Schema extends z.ZodObject>(
  { context }: ActionArgs,
  rules: DraftRules<Schema>,
  { value, edit, on, off }: Kept<z.output<Schema>>,
): Promise<Response | Conflict | "stale" | "missing"> {
  const { t, lang } = context.get(requestContext);
  const { kind, id, scheduledKind, screen } = rules;
  const words = { yes: t("adminCommon.yes"), no: t("adminCommon.no") };
  const current = await rules.findCurrent();
  // An end alone says nothing about the words, unless they were changed.
  const isChanged = !current || findDifferences(value, current, words).length > 0;
  const outcome = await db()
    .transaction()
    .execute(async (trx) => {
      const version = await Drafts.findPublicVersion(trx, kind, id);
      if (version === 0) return "missing";
      const stored = await Drafts.find(kind, id, trx);
      const isTaken = stored && stored.tag !== knownTag(edit);
      const differences = isTaken ? findDifferences(value, stored.content, words) : [];
      if (isTaken && differences.length > 0) return { version, draft: stored.tag, differences };
      if (edit.version !== version) return "stale";
      if (!off || isChanged) await store(trx, rules, value, version);
      if (scheduledKind) await plan(trx, { kind: scheduledKind, recordId: id }, { on, off });
      return "kept";
    });
  if (outcome !== "kept") return outcome;
  const when = on ?? off;
  const key = on ? "adminSchedule.form.done" : "adminSchedule.unpublish.endDone";
  const message = when ? t(key, { when: dateTime(when, lang) }) : t("adminCommon.drafts.saved");
  return redirectWithFlash(screen, { type: "success", message });
}

async function store<Schema extends z.ZodObject>(
  trx: Trx,
  { kind, id, titleOf }: DraftRules<Schema>,
  value: z.output<Schema>,
  baseVersion: number,
) {
  await Drafts.save(trx, kind, id, { title: titleOf(value), content: value, baseVersion });
}

async function plan(
  trx: Trx,
  record: Pick<Schedule.Planned, "kind" | "recordId">,
  { on, off }: { on: string | undefined; off: string | undefined },
) {
  if (on) await Schedule.plan(trx, { ...record, action: "publish" }, on);
  if (off) await Schedule.plan(trx, { ...record, action: "unpublish" }, off);
}
