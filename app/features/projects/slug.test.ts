import { expect, test } from "vitest";
import { toSlug } from "./slug.ts";

test.each([
  ["Rio Capibaribe", "rio-capibaribe"],
  ["  Praça do Derby  ", "praca-do-derby"],
  ["Água & Óleo: São José", "agua-oleo-sao-jose"],
  ["Parque -- Linear   2030", "parque-linear-2030"],
  ["MARÉ/Açude", "mare-acude"],
  ["!!!", "projeto"],
  ["", "projeto"],
  ["橋", "projeto"],
  [null, "projeto"],
  [42, "projeto"],
])("%j becomes %j", (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});
