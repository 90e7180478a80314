import { poster } from "./art.ts";

/** The four figures of the home page. */
export const numbers = {
  projects: {
    number: "12",
    description: "projetos em curso ou entregues, todos com indicadores públicos",
    en: {
      number: "12",
      description: "projects under way or delivered, all with public indicators",
    },
  },
  connections: {
    number: "140",
    description: "instituições, coletivos e empresas que trabalham conosco",
    en: {
      number: "140",
      description: "institutions, collectives and companies that work with us",
    },
  },
  regions: {
    number: "6",
    description: "regiões da cidade com atuação permanente, do Pina à Várzea",
    en: {
      number: "6",
      description: "regions of the city with permanent work, from Pina to Várzea",
    },
  },
  people: {
    number: "38 mil",
    description: "pessoas participaram de oficinas, testes e assembleias",
    en: {
      number: "38,000",
      description: "people have taken part in workshops, trials and meetings",
    },
  },
} as const;

const market = {
  title: ["Feira", "da Lua"],
  lines: ["Toda sexta, das 18h às 22h", "Cais do Apolo, Bairro do Recife"],
  call: "Veja quem expõe",
  scene: "market",
  hour: "night",
  seed: 1,
} as const;

const alt = {
  pt: "Feira da Lua: toda sexta, das 18h às 22h, no Cais do Apolo, Bairro do Recife. Veja quem expõe",
  en: "Moon Market: every Friday, 6 pm to 10 pm, at Cais do Apolo, Bairro do Recife. See who is selling",
};

/** The promotional banner of the home page, in both formats. */
export const homeBanner = {
  link: "https://example.org/feira-da-lua",
  active: true,
  desktopImage: poster(
    { ...market, camera: { x: 0.3, y: 0.55, zoom: 1.1 }, width: 1920, height: 709 },
    alt,
  ),
  mobileImage: poster(
    { ...market, camera: { x: 0.5, y: 0.69, zoom: 1.7 }, width: 1092, height: 798 },
    alt,
  ),
};
