import { requestContext } from "#app/context.ts";
import { loadFormDraft } from "#app/forms/drafts/loadFormDraft.server.ts";
import { noDraft } from "#app/forms/saving/AdminForm.tsx";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import * as ProjectDrafts from "../../projectDrafts.repo.server.ts";
import { projectSchema } from "../../projects.schema.ts";
import { findReadiness, projectAsTyped } from "../../readiness/findReadiness.server.ts";
import { suggestThemes } from "../../themes.server.ts";
import type { Route } from "./+types/newProject.ts";
import { applyFormOnlyFields } from "./formOnlyFields.ts";
import { ProjectEditor } from "./ProjectEditor.tsx";
import { saveProject } from "./saveProject.server.ts";

const blank = projectSchema.parse({});

export async function loader({ url, context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const restored = await loadFormDraft({ url, context }, applyFormOnlyFields);
  const shown = projectAsTyped(restored?.initialValue ?? {}) ?? blank;
  return {
    texts: pickTexts(
      info.lang,
      ...(["adminProjects", "adminReady", "adminSchedule", "validation", "forms"] as const),
    ),
    idempotencyKey: crypto.randomUUID(),
    restored,
    openPoints: await findReadiness(shown, {}, info),
    themes: await suggestThemes(),
  };
}

/** Stores a new project, as a draft or public, one per opened form: a double click creates no second one. */
export function action(args: Route.ActionArgs) {
  return saveProject(args, {
    saveDraft: async (project, { idempotency, typed }, publishAt) =>
      (await ProjectDrafts.insert(project, idempotency, { publishAt, typed })).id,
    discardOwn: ProjectDrafts.discardOwn,
    publish: async (project, { idempotency }) =>
      (await ProjectDrafts.insertPublished(project, idempotency)).id,
  });
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, loaderData?.texts.adminProjects.form.create ?? "");

/** /admin/adicionar-projeto */
export default function NewProjectPage({ loaderData, actionData }: Route.ComponentProps) {
  const { form } = useTexts("adminProjects");
  return (
    <ProjectEditor
      title={form.create}
      project={blank}
      idempotencyKey={loaderData.idempotencyKey}
      draft={noDraft}
      openPoints={loaderData.openPoints}
      themes={loaderData.themes}
      answer={actionData}
      restored={loaderData.restored}
    />
  );
}
