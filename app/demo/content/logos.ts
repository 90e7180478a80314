import { hue } from "../draw/color.ts";
import type { Logo } from "../draw/logo.ts";
import type { SymbolName } from "../draw/symbols.ts";
import { logo } from "./art.ts";
import type { DemoPartner } from "./shape.ts";

/** A project's two logos: white for the banner, coloured for the description block. */
export function projectLogos(
  name: string,
  symbol: SymbolName,
  lines: Logo["lines"],
  accent: string,
) {
  const drawing = { symbol, lines, layout: "stack" } as const;
  return {
    bannerLogo: logo(name, { ...drawing, color: hue.white, width: 600, height: 560 }),
    logoImage: logo(name, { ...drawing, color: hue.ink, accent, width: 320, height: 300 }),
  };
}

const partner = (
  type: 1 | 2,
  name: string,
  symbol: SymbolName,
  lines: Logo["lines"],
  style: Partial<Logo> = {},
): DemoPartner => ({
  image: logo(name, { symbol, lines, color: hue.ink, width: 640, height: 320, ...style }),
  type,
  name,
  link: `https://example.org/${name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z ]/g, "")
    .replaceAll(" ", "-")}`,
});

/** The twelve partners, all fictional: six on the home page, six on the what-we-do page. */
export const partners = {
  caisNovo: partner(1, "Fundação Cais Novo", "arch", ["Fundação", "Cais Novo"]),
  fozViva: partner(1, "Instituto Foz Viva", "wave", ["foz viva"], { face: "text" }),
  litoral: partner(1, "Universidade do Litoral", "book", ["Universidade", "do Litoral"], {
    face: "text",
  }),
  portoAberto: partner(1, "Porto Aberto", "sail", ["Porto Aberto"]),
  semear: partner(1, "Banco Semear", "leaf", ["semear"], { tracking: 0.02 }),
  redeCidades: partner(1, "Rede Cidades de Água", "nodes", ["Rede Cidades", "de Água"]),
  palafita: partner(2, "Coletivo Palafita", "house", ["PALAFITA"], {
    face: "text",
    tracking: 0.14,
  }),
  mareAlta: partner(2, "Cooperativa Maré Alta", "sun", ["Maré Alta", "cooperativa"]),
  labVarzea: partner(2, "Laboratório Várzea", "bars", ["LAB", "VÁRZEA"], { tracking: 0.06 }),
  maosDoPina: partner(2, "Associação Mãos do Pina", "people", ["Mãos", "do Pina"]),
  atlanticoVerde: partner(2, "Fundo Atlântico Verde", "petals", ["Atlântico", "Verde"], {
    face: "text",
  }),
  pedalLivre: partner(2, "Pedal Livre", "wheel", ["pedal livre"]),
} as const;

/** The logo and link of partners, as a project lists them. */
export const listed = (...names: (keyof typeof partners)[]) =>
  names.map((name) => ({ image: partners[name].image, link: partners[name].link }));
