import { expect, test } from "vitest";
import { shortenSlug, toSlug } from "./slug.ts";

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

test.each([
  ["rio-novo", 8, "rio-novo"],
  ["rio-novo-claro", 8, "rio-novo"],
  ["rio-novo-claro", 10, "rio-novo"],
  ["-requalificacao", 8, "-requali"],
  ["requalificacao", 8, "requalif"],
])("%j in %i characters is %j", (slug, most, short) => {
  expect(shortenSlug(slug, most)).toBe(short);
});
