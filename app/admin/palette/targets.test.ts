import { expect, test } from "vitest";
import { matching } from "./targets.ts";

const target = (name: string) => ({ key: name, name, kind: "Tela", to: "/" });
const names = (query: string) =>
  matching(["Parceiros", "Histórico", "Banner do projeto", "Projeto novo"].map(target), query).map(
    ({ name }) => name,
  );

test("all words must be in the name, whatever their accents, case and order", () => {
  expect(names("historico")).toEqual(["Histórico"]);
  expect(names("PROJETO ban")).toEqual(["Banner do projeto"]);
  expect(names("nada")).toEqual([]);
});

test("a name that begins with what was typed comes first, and nothing typed leaves all as they are", () => {
  expect(names("projeto")).toEqual(["Projeto novo", "Banner do projeto"]);
  expect(names(" ")).toEqual(["Parceiros", "Histórico", "Banner do projeto", "Projeto novo"]);
});
