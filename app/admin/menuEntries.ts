import type { Dictionary } from "#app/i18n/pt.ts";
import { paths } from "#app/paths.ts";
import type { IconName } from "#app/ui/Icon.tsx";

/** An entry of the side menu; `text` is the key of its label in `adminCommon.menu`. */
interface MenuEntry {
  to: string;
  /** The beginning of addresses elsewhere that belong to it. */
  within?: string;
  text: keyof Dictionary["adminCommon"]["menu"];
  icon: IconName;
}

/** The side menu, in the order of spec 2, followed by the entries that spec 2 does not list. */
export const menuEntries: readonly MenuEntry[] = [
  {
    to: paths.admin.projects,
    within: "/admin/editar-projeto/",
    text: "allProjects",
    icon: "transdisciplinarity",
  },
  { to: paths.admin.newProject, text: "addProject", icon: "plus" },
  { to: paths.admin.numbers, text: "numbers", icon: "future" },
  { to: paths.admin.banner, text: "banner", icon: "image" },
  { to: paths.admin.documents, text: "documents", icon: "document" },
  { to: paths.admin.partners, text: "partners", icon: "coordination" },
  { to: paths.admin.library, within: "/admin/arquivos/", text: "files", icon: "image" },
  { to: paths.admin.translations, text: "translations", icon: "globe" },
  { to: paths.admin.messages, text: "messages", icon: "mail" },
  { to: paths.admin.dashboard, text: "dashboard", icon: "dashboard" },
  { to: paths.admin.history, text: "history", icon: "clock" },
  { to: paths.admin.trash, text: "trash", icon: "trash" },
  { to: paths.admin.team, text: "team", icon: "people" },
  { to: paths.admin.account, text: "account", icon: "person" },
];
