import { asTyped } from "#app/db/drafts/typedTexts.ts";
import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import type { PublishResult } from "#app/forms/drafts/records/recordRules.ts";
import { noDraft } from "#app/forms/saving/AdminForm.tsx";
import { findDifferences } from "#app/forms/saving/differences.ts";
import type { Conflict } from "#app/forms/saving/formResponse.ts";
import type { Edit } from "#app/forms/saving/saveOrCompare.server.ts";
import type { Translate } from "#app/i18n/texts.server.ts";
import * as ProjectDrafts from "../../projectDrafts.repo.server.ts";
import type { FormProject } from "../../projects.schema.ts";
import type { Outcome } from "./saveProject.server.ts";

/** What an edit is compared with: what visitors see, or else what staff have prepared. */
export async function findCurrent(id: number) {
  const opened = await ProjectDrafts.findToEdit(id);
  if (!opened) return undefined;
  const { project, published } = opened;
  return ProjectDrafts.toFormContent(published ?? { ...project, version: 0 });
}

/**
 * Keeps the form as the project's draft, unless somebody else has kept another one since; where it says when, to be
 * published then.
 */
export async function saveDraft(
  id: number,
  project: FormProject,
  edit: Edit & { publishAt: string | undefined },
  t: Translate,
): Promise<Outcome> {
  // A form from before there were drafts knew none.
  const { draft: known = noDraft, version = 0, isAutosave } = edit;
  if (isAutosave && (await Schedule.isPublicationPlanned("project", id)))
    return { version, differences: [], message: t("adminCommon.autosave.scheduled") };
  const words = { yes: t("adminCommon.yes"), no: t("adminCommon.no") };
  // Typed, and taken back; or published meanwhile.
  const shown = asTyped({ content: project, typed: edit.typed ?? {} });
  if (isAutosave && (await isPublished(id, shown, words))) return id;
  const { form, openedWith } = edit;
  const opened = { version: edit.version, openedWith, form, draft: known };
  const result = await ProjectDrafts.save(id, project, opened, edit);
  if (result !== "taken") return toOutcome(id, result, t);
  const taken = await ProjectDrafts.find(id);
  // Published or discarded in this very moment.
  if (!taken) return saveDraft(id, project, { ...edit, draft: noDraft }, t);
  return { taken, version };
}

/** Whether visitors see exactly this, and nothing else is prepared. */
async function isPublished(
  id: number,
  project: FormProject,
  words: { yes: string; no: string },
): Promise<boolean> {
  const { published, draft } = (await ProjectDrafts.findToEdit(id)) ?? {};
  if (!published || draft) return false;
  return findDifferences(project, ProjectDrafts.toFormContent(published), words).length === 0;
}

export async function publish(
  id: number,
  project: FormProject,
  edit: Edit,
  t: Translate,
): Promise<Outcome> {
  return toOutcome(id, await ProjectDrafts.publish(id, project, edit), t);
}

function toOutcome(id: number, result: PublishResult, t: Translate): Outcome {
  if (result === "updated") return id;
  if (result !== "hidden") return result;
  const message = t("adminProjects.publishing.hiddenMeanwhile");
  return { version: 0, differences: [], message } satisfies Conflict;
}
