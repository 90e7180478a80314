import { redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { type ActionArgs, saveForm } from "#app/forms/saving/saveForm.server.ts";
import type { Edit } from "#app/forms/saving/saveOrCompare.server.ts";
import { paths } from "#app/paths.ts";
import type * as Projects from "../../projects.repo.server.ts";
import { type FormProject, maxPhotos, projectSchema } from "../../projects.schema.ts";
import { withoutEmptyRows } from "./emptyRows.ts";
import { applyVideoLink } from "./videoLink.ts";

interface SaveRules {
  /** Stores the project; returns its id, or why nothing was stored. */
  store: (project: FormProject, edit: Edit) => Promise<number | "stale" | "missing">;
  findCurrent?: () => Promise<Projects.StoredProject | undefined>;
  newPath?: () => string;
}

/**
 * The action of the project form, for new and stored projects: after a save the project's form shows
 * "Projeto salvo"; on any error the form comes back as typed with the files that arrived. Photos beyond the
 * gallery's limit are dropped, and the answer says how many (spec 9).
 */
export async function saveProject(args: ActionArgs, { store, findCurrent, newPath }: SaveRules) {
  const { t } = args.context.get(requestContext);
  let leftOut: string | undefined;
  const outcome = await saveForm(args, {
    schema: projectSchema.omit({ highlight: true }),
    prepare: (formData) => {
      applyVideoLink(formData);
      const count = dropExtraPhotos(formData);
      if (count > 0) leftOut = t("adminProjects.form.photosLeftOut", { count });
    },
    save: async (project, edit) => {
      const stored = await store(withoutEmptyRows(project), edit);
      if (typeof stored === "string") return stored;
      const to = paths.admin.savedProject(stored);
      return leftOut
        ? redirectWithFlash(to, { type: "warning", message: leftOut })
        : redirect(to, 303);
    },
    ...(newPath && { newPath }),
    ...(findCurrent && {
      findCurrent: async () => {
        const project = await findCurrent();
        return project && toFormContent(project);
      },
    }),
    failure: t("adminProjects.form.failed"),
  });
  if (outcome instanceof Response || !leftOut) return outcome;
  return { ...outcome, data: { ...outcome.data, message: outcome.data.message ?? leftOut } };
}

/** A stored project, reduced to what the form contains. */
export function toFormContent({ highlight: _, ...project }: Projects.StoredProject) {
  return project;
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
