import { redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import type { DraftForm } from "#app/db/drafts/draftTag.ts";
import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { currentUndo } from "#app/flash/undo.server.ts";
import { publishAtField, publishButton, scheduleButton } from "#app/forms/drafts/formButtons.ts";
import { prepareMoment, withMergeNote } from "#app/forms/drafts/publishOrDraft.server.ts";
import type { Conflict, FormResponse } from "#app/forms/saving/formResponse.ts";
import { type ActionArgs, saveForm } from "#app/forms/saving/saveForm.server.ts";
import type { Edit, Taken } from "#app/forms/saving/saveOrCompare.server.ts";
import { dateTime } from "#app/i18n/dateTime.ts";
import { paths } from "#app/paths.ts";
import { momentField } from "#app/validation/moment.ts";
import type { FieldEnglish } from "../../projectEnglish.repo.server.ts";
import { draftSchema, type FormProject, maxPhotos } from "../../projects.schema.ts";
import { findReadiness, projectAsTyped } from "../../readiness/findReadiness.server.ts";
import type { OpenPoint } from "../../readiness/readiness.ts";
import { withoutEmptyRows } from "./emptyRows.ts";
import { applyFormOnlyFields } from "./formOnlyFields.ts";

/** The id of the project that was stored, or why nothing was. */
export type Outcome = number | Conflict | Taken | "stale" | "missing";

interface SaveRules {
  /** @param publishAt ISO 8601; undefined: nothing is scheduled */
  saveDraft: (project: FormProject, edit: Edit, publishAt: string | undefined) => Promise<Outcome>;
  publish: (project: FormProject, edit: Edit) => Promise<Outcome>;
  findCurrent?: () => Promise<{ version: number } | undefined>;
  /** Of a stored project. */
  id?: number;
  newPath?: () => string;
  /** Of a new project. */
  discardOwn?: (form: DraftForm) => Promise<void>;
  /** What is no part of the form, and its checklist looks at: the star, and the translations it compares with. */
  findStored?: () => Promise<{ highlight: boolean; english: FieldEnglish } | undefined>;
}

/** What the action answers if it has not saved: the form as typed, with what is open about that. */
export interface ProjectResponse extends FormResponse {
  openPoints?: OpenPoint[];
}

/**
 * The action of the project form, for new and stored projects: "Publicar" publishes it, and its form then shows
 * "Projeto salvo"; anything else keeps a draft, and "Agendar" says when it is published. On any error the form comes back as typed with the files that arrived. Photos beyond the
 * gallery's limit are dropped, and the answer says how many (spec 9).
 */
export async function saveProject(args: ActionArgs, rules: SaveRules) {
  const { findCurrent, id, newPath, discardOwn } = rules;
  const { t } = args.context.get(requestContext);
  let leftOut: string | undefined;
  let isPublishing = false;
  const outcome = await saveForm(args, {
    schema: formSchema,
    prepare: (formData) => {
      isPublishing = formData.get(publishButton.name) === publishButton.value;
      const isScheduling = formData.get(scheduleButton.name) === scheduleButton.value;
      prepareMoment(formData, publishAtField, isScheduling);
      applyFormOnlyFields(formData);
      const count = dropExtraPhotos(formData);
      if (count > 0) leftOut = t("adminProjects.form.photosLeftOut", { count });
    },
    save: async ({ [publishAtField]: publishAt, ...typed }, edit) => {
      // What was typed in a row names it by its place.
      const project = edit.typed ? typed : withoutEmptyRows(typed);
      const stored = isPublishing
        ? await rules.publish(project, edit)
        : await rules.saveDraft(project, edit, publishAt);
      if (typeof stored !== "number") return stored;
      const to = isPublishing
        ? paths.admin.savedProject(stored, currentUndo()?.revisions[0])
        : paths.admin.project(stored);
      if (leftOut) return redirectWithFlash(to, { type: "warning", message: leftOut });
      if (isPublishing && !edit.mergedWith) return redirect(to, 303);
      const done = isPublishing
        ? t("adminProjects.saved.text")
        : await draftMessage(stored, publishAt !== undefined, args);
      return redirectWithFlash(to, { type: "success", message: withMergeNote(done, edit, t) });
    },
    ...(newPath && { newPath }),
    ...(findCurrent && { findCurrent }),
    ...(discardOwn && { discardOwn }),
    ...(id !== undefined && { merged: { kind: "project", id, fields, most } }),
    failure: t("adminProjects.form.failed"),
  });
  if (outcome instanceof Response) return outcome;
  const { data } = outcome;
  const message = data.message ?? leftOut;
  const openPoints = await openPointsOf(outcome, rules, args);
  const answer: ProjectResponse = {
    ...data,
    ...(message && { message }),
    ...(openPoints && { openPoints }),
  };
  return { ...outcome, data: answer };
}

/** None after a fault of the server, or where the answer does not hold the form. */
async function openPointsOf(
  { data, init }: { data: FormResponse; init: ResponseInit | null },
  { findStored }: SaveRules,
  { context }: ActionArgs,
) {
  const values = (init?.status ?? 200) < 500 ? data.result?.initialValue : undefined;
  const project = values && projectAsTyped(values);
  if (!project) return undefined;
  const { highlight = false, english = {} } = (await findStored?.()) ?? {};
  return findReadiness({ ...project, highlight }, english, context.get(requestContext));
}

/** The draft with the moment of its publication. */
const formSchema = draftSchema.extend({ [publishAtField]: momentField });

const fields = Object.keys(formSchema.shape);
const most = { gallery: maxPhotos };

/** What a saved draft means for visitors: nothing, until it is published, by somebody or by itself. */
async function draftMessage(id: number, isScheduled: boolean, { context }: ActionArgs) {
  const { t, lang } = context.get(requestContext);
  const planned = await Schedule.findAllByRecord("project", id);
  const publication = planned.find(({ action, failure }) => action === "publish" && !failure);
  if (!publication) return t("adminProjects.publishing.draftSaved");
  const key = isScheduled ? "adminSchedule.form.done" : "adminSchedule.form.kept";
  return t(key, { when: dateTime(publication.dueAt, lang) });
}

/**
 * Drops uploaded photos beyond the limit from the form; earlier ones stay.
 *
 * @returns how many were dropped
 */
function dropExtraPhotos(formData: FormData): number {
  const photos = [...formData.entries()].filter(
    ([name, value]) => /^gallery\[\d+\]\.file$/.test(name) && value !== "",
  );
  const extra = photos.slice(maxPhotos);
  for (const [name] of extra) formData.delete(name);
  return extra.length;
}
