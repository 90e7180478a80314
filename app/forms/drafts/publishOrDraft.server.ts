import { requestContext } from "#app/context.ts";
import { db, type Trx } from "#app/db/connection.server.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { type DraftForm, relationOf } from "#app/db/drafts/draftTag.ts";
import { asTyped, type TypedTexts } from "#app/db/drafts/typedTexts.ts";
import type { Idempotency } from "#app/db/idempotency.server.ts";
import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import type { ExpectedVersion } from "#app/db/versions.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { dateTime } from "#app/i18n/dateTime.ts";
import type { Translate } from "#app/i18n/texts.server.ts";
import { momentField } from "#app/validation/moment.ts";
import type { z } from "#app/validation/zod.ts";
import { noDraft } from "../saving/AdminForm.tsx";
import { findDifferences } from "../saving/differences.ts";
import type { Conflict } from "../saving/formResponse.ts";
import { type ActionArgs, saveForm } from "../saving/saveForm.server.ts";
import type { Edit, Taken } from "../saving/saveOrCompare.server.ts";
import {
  draftButton,
  publishAtField,
  scheduleButton,
  scheduleEndButton,
  unpublishAtField,
} from "./formButtons.ts";
import type { PublishResult } from "./records/recordRules.ts";

interface DraftRules<Schema extends z.ZodObject> {
  kind: Drafts.DraftKind;
  /** 0 for the banner and the numbers. */
  id: number;
  schema: Schema;
  /** The record's name in a draft. */
  titleOf: (value: z.output<Schema>) => string;
  /** Where a draft holds more than its form. */
  toContent?: (value: z.output<Schema>) => object;
  /** What visitors see, or else the draft with the version 0. */
  findCurrent: () => Promise<{ version: number } | undefined>;
  /** Makes the form's content public; the draft that `opened` names goes with it. */
  publish: (value: z.output<Schema>, opened: ExpectedVersion) => Promise<PublishResult>;
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
export function publishOrDraft<Schema extends z.ZodObject>(
  args: ActionArgs,
  rules: DraftRules<Schema>,
) {
  const { t } = args.context.get(requestContext);
  const { findCurrent, newPath, scheduledKind } = rules;
  const buttons = readButtons();
  return saveForm(args, {
    schema: withMoments(rules.schema, scheduledKind !== undefined),
    ...(newPath && { newPath }),
    findCurrent,
    merged: { kind: rules.kind, id: rules.id, fields: Object.keys(rules.schema.shape) },
    prepare: buttons.prepare,
    save: async (parsed, edit) => {
      const { [publishAtField]: on, [unpublishAtField]: off, ...typed } = parsed as Moments;
      const value = typed as z.output<Schema>;
      if (buttons.isDraft() || edit.isAutosave || on || off) {
        return keep(args, rules, { value, edit, on, off });
      }
      const { version, form } = edit;
      const result = await rules.publish(value, { version, draft: knownTag(edit), form });
      if (result === "hidden") return hiddenMeanwhile(t);
      if (result !== "updated") return result;
      const message = withMergeNote(rules.saved, edit, t);
      return redirectWithFlash(rules.page, { type: "success", message });
    },
  });
}

/** Says whose changes a save has taken along. */
export function withMergeNote(message: string, { mergedWith: name }: Edit, t: Translate): string {
  return name ? `${message} ${t("adminCommon.conflict.merged", { name })}` : message;
}

interface NewRules<Schema extends z.ZodObject> {
  schema: Schema;
  /** As a repository's `insert` of a draft. */
  keep: (
    value: z.output<Schema>,
    once: Idempotency,
    kept: { publishAt: string | undefined; typed: TypedTexts | undefined },
  ) => Promise<{ id: number }>;
  discardOwn: (form: DraftForm) => Promise<void>;
  publish: (value: z.output<Schema>, once: Idempotency) => Promise<{ id: number }>;
  /** The page after that, and its notice. */
  page: string;
  created: (value: z.output<Schema>) => string;
  /** The record's own form, where it goes on after a draft. */
  screen: (id: number) => string;
  isScheduled?: boolean;
}

/** The same of a new record's form: "Criar" publishes it, the other buttons make one that is only a draft. */
export function createOrDraft<Schema extends z.ZodObject>(
  args: ActionArgs,
  {
    schema,
    keep,
    discardOwn,
    publish,
    page,
    created,
    screen,
    isScheduled = false,
  }: NewRules<Schema>,
) {
  const { t, lang } = args.context.get(requestContext);
  const buttons = readButtons();
  return saveForm(args, {
    schema: withMoments(schema, isScheduled),
    discardOwn,
    prepare: buttons.prepare,
    save: async (parsed, { idempotency, isAutosave, typed: texts }) => {
      const { [publishAtField]: on, [unpublishAtField]: _, ...typed } = parsed as Moments;
      const value = typed as z.output<Schema>;
      if (!buttons.isDraft() && !isAutosave && !on) {
        await publish(value, idempotency);
        return redirectWithFlash(page, { type: "success", message: created(value) });
      }
      const { id } = await keep(value, idempotency, { publishAt: on, typed: texts });
      const message = on
        ? t("adminSchedule.form.done", { when: dateTime(on, lang) })
        : t("adminCommon.drafts.saved");
      return redirectWithFlash(screen(id), { type: "success", message });
    },
  });
}

function withMoments(schema: z.ZodObject, isScheduled: boolean): z.ZodObject {
  if (!isScheduled) return schema;
  return schema.extend({ [publishAtField]: momentField, [unpublishAtField]: momentField });
}

/** Which button has sent the form. */
export function readButtons() {
  let pressed: FormDataEntryValue | null = null;
  return {
    isDraft: () => pressed === draftButton.value,
    prepare: (formData: FormData) => {
      pressed = formData.get(draftButton.name);
      prepareMoment(formData, publishAtField, pressed === scheduleButton.value);
      prepareMoment(formData, unpublishAtField, pressed === scheduleEndButton.value);
    },
  };
}

function hiddenMeanwhile(t: Translate): Conflict {
  return { version: 0, differences: [], message: t("adminCommon.drafts.hiddenMeanwhile") };
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
): Promise<Response | Conflict | Taken | "stale" | "missing"> {
  const { t, lang } = context.get(requestContext);
  const { kind, id, scheduledKind, screen } = rules;
  const words = { yes: t("adminCommon.yes"), no: t("adminCommon.no") };
  const current = await rules.findCurrent();
  // An end alone says nothing about the words, unless they were changed.
  const shown = asTyped({ content: value, typed: edit.typed ?? {} });
  const isChanged = !current || findDifferences(shown, current, words).length > 0;
  const outcome = await db()
    .transaction()
    .execute(async (trx) => {
      const version = await Drafts.findPublicVersion(trx, kind, id);
      const stored = await Drafts.find(kind, id, trx);
      if (version === 0 && !stored) return "missing";
      const known = { draft: knownTag(edit), form: edit.form };
      const relation = stored && relationOf(stored, known);
      // It has been superseded on its way.
      if (relation === "later") return "kept";
      if (stored && relation === "other") return { taken: stored, version };
      if (edit.version !== version) return version === 0 ? hiddenMeanwhile(t) : "stale";
      if (edit.isAutosave) {
        // What is published by itself is what somebody has kept on purpose.
        const isPlanned =
          scheduledKind && (await Schedule.isPublicationPlanned(scheduledKind, id, trx));
        if (isPlanned)
          return { version, differences: [], message: t("adminCommon.autosave.scheduled") };
        // Typed, and taken back.
        if (!isChanged && version > 0) {
          await Drafts.take(trx, kind, id, known);
          return "kept";
        }
      }
      if (!off || isChanged) await store(trx, rules, { value, baseVersion: version, edit });
      if (scheduledKind) await plan(trx, { kind: scheduledKind, recordId: id }, { on, off });
      return "kept";
    });
  if (outcome !== "kept") return outcome;
  const when = on ?? off;
  const key = on ? "adminSchedule.form.done" : "adminSchedule.unpublish.endDone";
  const message = when ? t(key, { when: dateTime(when, lang) }) : t("adminCommon.drafts.saved");
  return redirectWithFlash(screen, { type: "success", message: withMergeNote(message, edit, t) });
}

async function store<Schema extends z.ZodObject>(
  trx: Trx,
  { kind, id, titleOf, toContent = (content) => content }: DraftRules<Schema>,
  {
    value,
    baseVersion,
    edit: { form, typed },
  }: { value: z.output<Schema>; baseVersion: number; edit: Edit },
) {
  const draft = { title: titleOf(value), content: toContent(value), typed, baseVersion, form };
  await Drafts.save(trx, kind, id, draft);
}

async function plan(
  trx: Trx,
  record: Pick<Schedule.Planned, "kind" | "recordId">,
  { on, off }: { on: string | undefined; off: string | undefined },
) {
  if (on) await Schedule.plan(trx, { ...record, action: "publish" }, on);
  if (off) await Schedule.plan(trx, { ...record, action: "unpublish" }, off);
}
