import { expect, test } from "vitest";
import { cleanOriginalName, nameOfTitle } from "./originalName.ts";

test.each([
  'Ata "final".pdf',
  "família 👩‍👩‍👧.pdf",
  "bandeira 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏳️‍🌈.jpg",
  "می‌خواهم.docx",
  "क्‍ष.pdf",
  "100% d'água; (2ª versão).pdf",
])("a file keeps its name: %s", (name) => {
  expect(cleanOriginalName(name)).toBe(name.normalize("NFC"));
});

test.each([
  ["C:\\fotos\\Praça.JPG", "Praça.JPG"],
  ["../../etc/passwd", "passwd"],
  ["foto\u202Egpj.exe", "fotogpj.exe"],
  ["a\u0000b\r\nc.pdf", "abc.pdf"],
  ["requali\u00ADfica\u200Bção\uFEFF.pdf", "requalificação.pdf"],
  ["e\u0301.pdf", "é.pdf"],
  ["a\ud800.pdf", "a.pdf"],
  ["x".repeat(300), "x".repeat(200)],
])("%j becomes %j", (name, cleaned) => {
  expect(cleanOriginalName(name)).toBe(cleaned);
});

test.each([
  ["Lei nº 17.875", "Lei nº 17.875.pdf"],
  ["Relatório 2025/2026", "Relatório 2025-2026.pdf"],
  ["ata.pdf", "ata.pdf"],
  ["", ""],
])("a file titled %j is called %j", (title, name) => {
  expect(nameOfTitle(title, "files/ab.pdf")).toBe(name);
});
