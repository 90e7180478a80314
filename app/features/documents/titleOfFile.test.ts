import { expect, test } from "vitest";
import { titleOfFile } from "./titleOfFile.ts";

test.each([
  ["plano_de_ação_2024 (1).pdf", "Plano de ação 2024"],
  ["plano-de-acao-2024-05-01.pdf", "Plano de acao 2024-05-01"],
  ["Lei_14.119-2021.pdf", "Lei 14.119-2021"],
  ["Relatório de pós-graduação final v2.docx", "Relatório de pós-graduação"],
  ["EDITAL DE SELEÇÃO 03.pdf", "Edital de seleção 03"],
  ["ODS.pdf", "ODS"],
  ["ata+da+reunião - cópia.pdf", "Ata da reunião"],
  ["IMG_2041.jpg", ""],
  ["Scan 12 (3).pdf", ""],
  ["20240501-1200.pdf", ""],
  ["Sem título.docx", ""],
  [".pdf", ""],
])("%s: %s", (fileName, title) => {
  expect(titleOfFile(fileName)).toBe(title);
});
