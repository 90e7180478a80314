import type { ShouldRevalidateFunctionArgs } from "react-router";
import { adminMeta } from "#app/admin/adminMeta.ts";
import { requestContext } from "#app/context.ts";
import * as Videos from "#app/features/media/videos.repo.server.ts";
import { keepForm } from "#app/forms/saving/keepForm.ts";
import { recordIdAt, recordToEdit } from "#app/forms/saving/recordAt.server.ts";
import { restoreForm } from "#app/forms/saving/restoreForm.server.ts";
import { contentMark } from "#app/forms/saving/saveOrCompare.server.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths, savedMark } from "#app/paths.ts";
import { trimmed } from "#app/validation/blank.ts";
import * as ProjectEnglish from "../../projectEnglish.repo.server.ts";
import * as Projects from "../../projects.repo.server.ts";
import type { Route } from "./+types/editProject.ts";
import { ProjectEditor } from "./ProjectEditor.tsx";
import { SavedDialog } from "./SavedDialog.tsx";
import { saveProject, toFormContent } from "./saveProject.server.ts";
import { applyVideoLink } from "./videoLink.ts";

const newPath = () => paths.admin.newProject;

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const { lang } = context.get(requestContext);
  const project = await recordToEdit(args, Projects.findById, newPath);
  return {
    texts: pickTexts(lang, "adminProjects", "validation", "forms"),
    title: trimmed(project.name) || pickTexts(lang, "adminProjects").adminProjects.form.edit,
    project,
    openedWith: contentMark(toFormContent(project)),
    english: await ProjectEnglish.findByProject(project.id),
    videoJob: await Videos.findProgress(project.projectInAction ?? ""),
    isSaved: url.searchParams.has(savedMark),
    restored: await restoreForm(args, applyVideoLink),
  };
}

/** Replaces the stored project, except its star, which is set in the list. */
export function action(args: Route.ActionArgs) {
  const id = recordIdAt(args.params.id);
  return saveProject(args, {
    findCurrent: () => Projects.findById(id),
    newPath,
    store: async (project, { version }) => {
      const result = await Projects.update(id, project, { version });
      return result === "updated" ? id : result;
    },
  });
}

export const clientAction = keepForm;

/** Removing the mark of a save from the URL must not reload the data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isMarkTaken =
    currentUrl.searchParams.has(savedMark) && !nextUrl.searchParams.has(savedMark);
  const isElsewhere = currentUrl.pathname !== nextUrl.pathname;
  return isMarkTaken && !isElsewhere && !formMethod ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, loaderData?.title ?? "");

/** /admin/editar-projeto/{id} */
export default function EditProjectPage({ loaderData, actionData }: Route.ComponentProps) {
  const { project, openedWith, english, videoJob, isSaved, restored } = loaderData;
  const { form } = useTexts("adminProjects");
  const start = `${project.id}-${project.version}`;
  return (
    <>
      {isSaved && (
        <SavedDialog key={`saved-${start}`} project={project} isFresh={!actionData && !restored} />
      )}
      <ProjectEditor
        key={start}
        title={trimmed(project.name) || form.edit}
        project={project}
        english={english}
        videoJob={videoJob}
        publicPage={paths.project(project)}
        version={project.version}
        openedWith={openedWith}
        answer={actionData}
        restored={restored}
      />
    </>
  );
}
