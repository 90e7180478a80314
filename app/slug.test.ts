import { expect, test } from "vitest";
import { toSlug } from "./slug.ts";

test.each([
  ["Rio Capibaribe", "rio-capibaribe"],
  ["  Praça do Derby  ", "praca-do-derby"],
  ["Água & Óleo: São José", "agua-oleo-sao-jose"],
  ["Parque -- Linear   2030", "parque-linear-2030"],
  ["MARÉ/Açude", "mare-acude"],
  ["Requali\u00ADfica\u00ADção da orla", "requalificacao-da-orla"],
  ["Para\u200Blele\u200Bpípedos", "paralelepipedos"],
  ["\uFEFFRio\u2060 Novo\u202C", "rio-novo"],
  ["!!!", "projeto"],
  ["", "projeto"],
  ["橋", "projeto"],
  [null, "projeto"],
  [42, "projeto"],
])("%j becomes %j", (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});
