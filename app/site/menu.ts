import type { Dictionary } from "#app/i18n/pt.ts";
import { paths } from "#app/sitePaths.ts";

type Entry = { key: keyof Dictionary["common"]["menu"]; to: string };

/** The plain entries of the menu that follow Home and Projects (spec 2); Contact stands apart. */
export const pages: Entry[] = [
  { key: "whatWeDo", to: paths.whatWeDo },
  { key: "about", to: paths.about },
  { key: "documents", to: paths.documents },
];

/** Whether the page at this path belongs to the menu's Projects: the list, or any project. */
export function isOfProjects(pathname: string): boolean {
  const path = plain(pathname);
  return path === paths.projects || isProject(path);
}

const pictured: readonly string[] = [paths.whatWeDo, paths.about, paths.documents, paths.contact];

/**
 * Whether the page at this path opens with a picture under the header, whose text is then white (spec 2):
 * what-we-do, about, documents, contact and any project.
 */
export function opensWithPicture(pathname: string): boolean {
  const path = plain(pathname);
  return pictured.includes(path) || isProject(path) || picturedPreview.test(path);
}

// Of the addresses that `previewAt` knows, spelt out: every visitor's browser loads this file.
const picturedPreview = /^\/admin\/(documentos\/\d+\/previa$|parceiros\/\d+\/previa\/)/;
const projectPreview = /^\/admin\/projetos\/\d+\/previa$/;

/** Also of a preview, and of an approval link: the same page at other addresses. */
function isProject(path: string): boolean {
  if (path.startsWith(paths.projectPrefix) || path === paths.approval()) return true;
  return projectPreview.test(path);
}

/** The router matches `/Sobre/` like `/sobre`. */
function plain(pathname: string): string {
  return pathname.toLowerCase().replace(/\/+$/, "");
}
