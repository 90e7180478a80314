import type { FormProject } from "../../projects.schema.ts";

/** The project without added rows that were left blank; the rest is renumbered from 1. */
export function withoutEmptyRows(project: FormProject): FormProject {
  return {
    ...project,
    partners: filled(project.partners, ({ image, link }) => [image, link]),
    posts: filled(project.posts, ({ image, link, title, topic, en }) => [
      image,
      link,
      title,
      topic,
      ...textsOf(en),
    ]),
    documents: filled(project.documents, ({ file, title, description, link, en }) => [
      file,
      title,
      description,
      link,
      ...textsOf(en),
    ]),
  };
}

function filled<Row extends { order: number }>(
  rows: Row[],
  texts: (row: Row) => (string | null | undefined)[],
): Row[] {
  return rows
    .filter((row) => texts(row).some((text) => text))
    .map((row, index) => ({ ...row, order: index + 1 }));
}

function textsOf(english: Record<string, string | string[] | undefined> = {}) {
  return Object.values(english).filter((text) => typeof text === "string");
}
