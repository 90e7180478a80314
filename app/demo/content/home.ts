import { picture } from "./assets.ts";

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

/** The promotional banner of the home page, in both formats. */
export const homeBanner = {
  link: "https://example.org/feira-da-lua",
  active: true,
  title: "Feira da Lua",
  text: "Toda sexta, das 18h às 22h\nCais do Apolo, Bairro do Recife",
  buttonLabel: "Veja quem expõe",
  en: {
    title: "Moon Market",
    text: "Every Friday, 6 pm to 10 pm\nCais do Apolo, Bairro do Recife",
    buttonLabel: "See who is selling",
  },
  desktopImage: picture(
    "banner-feira-da-lua",
    "Barracas iluminadas sob cordões de luz, com gente passeando à noite",
    "Lit stalls under strings of light, people strolling at night",
  ),
  mobileImage: picture(
    "banner-feira-da-lua-celular",
    "Barraca de frutas iluminada, à noite",
    "A lit fruit stall at night",
  ),
};
