import { useLocation } from "react-router";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { IconLink } from "#app/ui/IconLink.tsx";

/** Deletes a project, after a confirmation. */
export function DeleteLink({ id, name }: { id: number; name: string }) {
  const { list } = useTexts("adminProjects");
  const { search } = useLocation();
  return (
    <IconLink
      to={`${paths.admin.deleteProject(id)}${search}`}
      icon="trash"
      label={fill(list.delete, { name })}
      isDanger
      preventScrollReset
    />
  );
}
