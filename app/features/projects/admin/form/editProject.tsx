import { Outlet } from "react-router";
import { requestContext } from "#app/context.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import { describeLastAnswer } from "#app/features/approval/describeLastAnswer.server.ts";
import { findDescribed } from "#app/features/media/description/undescribed.repo.server.ts";
import { describePlanned } from "#app/features/schedule/describePlanned.server.ts";
import { describeOpened } from "#app/features/schedule/describeState.server.ts";
import { findFileFacts } from "#app/files/fileFacts.server.ts";
import * as Videos from "#app/files/videos.repo.server.ts";
import { loadFormDraft } from "#app/forms/drafts/loadFormDraft.server.ts";
import { useFormKey } from "#app/forms/drafts/useFormKey.ts";
import { packDraft } from "#app/forms/merging/openedDraft.server.ts";
import { loadPresence } from "#app/forms/presence/loadPresence.server.ts";
import { noDraft } from "#app/forms/saving/AdminForm.tsx";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { recordIdAt, recordToEdit } from "#app/forms/saving/recordAt.server.ts";
import { contentHash } from "#app/forms/saving/saveOrCompare.server.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { savedParam } from "#app/sitePaths.ts";
import { trimmed } from "#app/text/blank.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import { collectFiles } from "#app/validation/schemaTree.ts";
import * as ProjectDrafts from "../../projectDrafts.repo.server.ts";
import type * as Projects from "../../projects.repo.server.ts";
import { draftSchema, type Project, projectSchema } from "../../projects.schema.ts";
import { findReadiness } from "../../readiness/findReadiness.server.ts";
import { withSiteName } from "../../siteName.server.ts";
import { suggestThemes } from "../../themes.server.ts";
import type { Route } from "./+types/editProject.ts";
import { applyFormOnlyFields } from "./formOnlyFields.ts";
import { ProjectEditor } from "./ProjectEditor.tsx";
import { SavedDialog } from "./SavedDialog.tsx";
import { findCurrent, publish, saveDraft } from "./saveEdited.server.ts";
import { saveProject } from "./saveProject.server.ts";

const newPath = () => paths.admin.newProject;

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const info = context.get(requestContext);
  const { lang } = info;
  const opened = await recordToEdit(args, ProjectDrafts.findToEdit, newPath);
  const { project, draft, published } = opened;
  const { id } = project;
  const last = (await Revisions.findLastPublications("project", [id])).get(id);
  const planned = (await Schedule.findAllByRecord("project", id)).map((one) =>
    describePlanned(one, info),
  );
  const english = await ProjectDrafts.findEnglish(opened);
  const state = {
    ...describeOpened({ isPublic: published !== undefined, draft, last }, info),
    ...(planned.length > 0 && { planned: planned.map(({ text }) => text) }),
  };
  return {
    texts: pickTexts(
      lang,
      ...(["adminProjects", "adminReady", "adminSchedule", "adminPreview"] as const),
      ...(["validation", "forms"] as const),
    ),
    title: trimmed(project.name) || pickTexts(lang, "adminProjects").adminProjects.form.edit,
    project,
    saved: { id, name: (published ?? project).name },
    state,
    draft: draft?.tag ?? noDraft,
    openedDraft: draft && packDraft(draft.content),
    publicPage: published && paths.project(withSiteName(published, lang)),
    openedWith: (draft ? draft.baseHash : hashOf(published)) ?? undefined,
    planned,
    fileFacts: await findFileFacts(filesOf(project), lang),
    presence: await loadPresence("project", id, info),
    lastAnswer: await describeLastAnswer(id, info),
    english,
    openPoints: await findReadiness(project, english, info),
    described: await findDescribed(collectFiles(draftSchema, project).map(({ file }) => file)),
    themes: await suggestThemes(),
    videoJob: await Videos.findProgress(project.projectInAction ?? ""),
    isSaved: url.searchParams.has(savedParam),
    undoable: recordIdOf(url.searchParams.get(savedParam) ?? ""),
    restored: await loadFormDraft(args, applyFormOnlyFields),
  };
}

function filesOf(project: Project) {
  return collectFiles(projectSchema, project).map(({ file }) => file);
}

function hashOf(published: Projects.StoredProject | undefined) {
  return published && contentHash(ProjectDrafts.toFormContent(published));
}

/** Stores the project, as a draft or public, without its star, which is set in the list. */
export function action(args: Route.ActionArgs) {
  const { t } = args.context.get(requestContext);
  const id = recordIdAt(args.params.id);
  return saveProject(args, {
    findCurrent: () => findCurrent(id),
    findStored: async () => {
      const opened = await ProjectDrafts.findToEdit(id);
      if (!opened) return undefined;
      const english = await ProjectDrafts.findEnglish(opened);
      return { highlight: opened.project.highlight, english };
    },
    id,
    newPath,
    saveDraft: (project, edit, publishAt) => saveDraft(id, project, { ...edit, publishAt }, t),
    publish: (project, edit) => publish(id, project, edit, t),
  });
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, loaderData?.title ?? "");

/** /admin/editar-projeto/{id} */
export default function EditProjectPage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    project,
    saved,
    state,
    draft,
    openedDraft,
    publicPage,
    openedWith,
    planned,
    presence,
    lastAnswer,
    openPoints,
    english,
    described,
    videoJob,
    themes,
    isSaved,
    undoable,
    restored,
  } = loaderData;
  const { form } = useTexts("adminProjects");
  const start = `${project.id} ${useFormKey(project.version, draft)}`;
  return (
    <>
      {isSaved && (
        <SavedDialog
          key={`saved-${start}`}
          project={saved}
          undoable={undoable}
          openPoints={openPoints.length}
          isFresh={!actionData && !restored}
        />
      )}
      <ProjectEditor
        key={start}
        title={trimmed(project.name) || form.edit}
        id={project.id}
        project={project}
        english={english}
        described={described}
        videoJob={videoJob}
        themes={themes}
        state={state}
        publicPage={publicPage}
        planned={planned}
        presence={presence}
        lastAnswer={lastAnswer}
        openPoints={openPoints}
        version={project.version}
        draft={draft}
        openedDraft={openedDraft}
        openedWith={openedWith}
        answer={actionData}
        restored={restored}
      />
      <Outlet />
    </>
  );
}
