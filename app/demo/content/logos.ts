import { logo } from "./assets.ts";
import type { DemoPartner } from "./shape.ts";

/** A project's two logos: white for the banner, coloured for the description block. */
export function projectLogos(project: string, pt: string, en: string) {
  return {
    bannerLogo: logo(`${project}-logo-branco`, pt, en),
    logoImage: logo(`${project}-logo`, pt, en),
  };
}

function partner(type: 1 | 2, name: string): DemoPartner {
  const slug = name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z ]/g, "")
    .replaceAll(" ", "-");
  return {
    image: logo(`parceiro-${slug}`, name),
    type,
    name,
    link: `https://example.org/${slug}`,
  };
}

/** The twelve partners, all fictional: six on the home page, six on the what-we-do page. */
export const partners = {
  caisNovo: partner(1, "Fundação Cais Novo"),
  fozViva: partner(1, "Instituto Foz Viva"),
  litoral: partner(1, "Universidade do Litoral"),
  portoAberto: partner(1, "Porto Aberto"),
  semear: partner(1, "Banco Semear"),
  redeCidades: partner(1, "Rede Cidades de Água"),
  palafita: partner(2, "Coletivo Palafita"),
  mareAlta: partner(2, "Cooperativa Maré Alta"),
  labVarzea: partner(2, "Laboratório Várzea"),
  maosDoPina: partner(2, "Associação Mãos do Pina"),
  atlanticoVerde: partner(2, "Fundo Atlântico Verde"),
  pedalLivre: partner(2, "Pedal Livre"),
} as const;

/** The logo and link of partners, as a project lists them. */
export const listed = (...names: (keyof typeof partners)[]) =>
  names.map((name) => ({ image: partners[name].image, link: partners[name].link }));
