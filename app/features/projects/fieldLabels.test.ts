import { expect, test } from "vitest";
import { adminProjects } from "#app/i18n/pt/adminProjects.ts";
import { projectFieldLabel } from "./fieldLabels.ts";

test.each([
  ["name", "Nome do projeto"],
  ["en.subtitle", "Subtítulo (inglês)"],
  ["description.en.title", "Título (inglês)"],
  ["projectInAction", "Vídeo"],
  ["posts[1].en.title", "Fique por dentro 2: Texto (inglês)"],
  ["documents[0].link", "Documentos 1: Link"],
  ["gallery", "Galeria"],
  ["unknown", undefined],
])("%s is called %s", (name, label) => {
  expect(projectFieldLabel(adminProjects, name)).toBe(label);
});
