import { adminMeta } from "#app/admin/adminMeta.ts";
import { requestContext } from "#app/context.ts";
import { keepForm } from "#app/forms/saving/keepForm.ts";
import { restoreForm } from "#app/forms/saving/restoreForm.server.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import * as Projects from "../../projects.repo.server.ts";
import { projectSchema } from "../../projects.schema.ts";
import type { Route } from "./+types/newProject.ts";
import { ProjectEditor } from "./ProjectEditor.tsx";
import { saveProject } from "./saveProject.server.ts";
import { applyVideoLink } from "./videoLink.ts";

const blank = projectSchema.parse({});

export async function loader({ url, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  return {
    texts: pickTexts(lang, "adminProjects", "validation", "forms"),
    idempotencyKey: crypto.randomUUID(),
    restored: await restoreForm({ url, context }, applyVideoLink),
  };
}

/** Stores a new project, one per opened form: a double click creates no second one. */
export function action(args: Route.ActionArgs) {
  return saveProject(args, {
    store: async (project, { once }) => (await Projects.insert(project, once)).id,
  });
}

export const clientAction = keepForm;

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
      answer={actionData}
      restored={loaderData.restored}
    />
  );
}
