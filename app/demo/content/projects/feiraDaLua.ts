import { picture } from "../assets.ts";
import { listed, projectLogos } from "../logos.ts";
import type { DemoProject } from "../shape.ts";
import { gallery } from "./feiraDaLuaGallery.ts";

const { bannerLogo, logoImage } = projectLogos("feira-da-lua", "Feira da Lua", "Moon Market");

/** A weekly night market; news, results and a gallery. */
export const feiraDaLua: DemoProject = {
  name: "Feira da Lua",
  subtitle: "Toda sexta, o Bairro do Recife acende de novo",
  place: "Bairro do Recife",
  theme: "Espaço público",
  link: "https://example.org/feira-da-lua",
  en: {
    name: "Moon Market",
    subtitle: "Every Friday, Bairro do Recife lights up again",
    place: "Bairro do Recife",
    theme: "Public space",
  },
  bannerImage: picture(
    "feira-da-lua-banner",
    "Feira noturna com barracas listradas e cordões de luz entre sobrados",
    "Night market with striped stalls and strings of lights between town houses",
  ),
  bannerLogo,
  cardImageMobile: picture(
    "feira-da-lua-cartao-celular",
    "Barraca iluminada na feira",
    "Lit stall at the market",
  ),
  description: {
    title: "Economia de bairro com hora marcada",
    description:
      "Depois das 18h, o centro histórico esvaziava. A Feira da Lua ocupou três ruas com 64 barracas de quem planta, cozinha, costura e conserta nas comunidades do centro: Pilar, Coque, Santo Amaro e Brasília Teimosa.\n\nA luz é baixa e quente, o som termina às 22h e cada expositora fica com tudo o que ganha. A prefeitura entra com limpeza e segurança; as próprias feirantes, reunidas em cooperativa, cuidam do resto.",
    firstImage: picture(
      "feira-da-lua-descricao-1",
      "Começo da feira, com as barracas acendendo",
      "The market opens as the stalls light up",
    ),
    secondImage: picture(
      "feira-da-lua-descricao-2",
      "Fregueses entre as barracas",
      "Customers among the stalls",
    ),
    logoImage,
    en: {
      title: "A neighbourhood economy with a fixed hour",
      description:
        "After 6 pm the historic centre used to empty out. The Moon Market filled three streets with 64 stalls of people who grow, cook, sew and repair in the central communities: Pilar, Coque, Santo Amaro and Brasília Teimosa.\n\nThe light is low and warm, the music stops at 10 pm and every stallholder keeps everything she earns. The city provides cleaning and security; the stallholders, gathered in a cooperative, take care of the rest.",
    },
  },
  partners: listed("mareAlta", "semear", "caisNovo"),
  posts: [
    {
      image: picture(
        "feira-da-lua-noticia-1",
        "Rua cheia na centésima edição",
        "A full street at the hundredth edition",
      ),
      link: "https://example.org/noticias/cem-edicoes",
      topic: "Aniversário",
      title: "Feira da Lua chega à centésima edição com 64 barracas e fila de espera",
      createdAt: "2026-11-13T12:00:00.000Z",
      en: {
        topic: "Anniversary",
        title: "Moon Market reaches its hundredth edition with 64 stalls and a waiting list",
      },
    },
    {
      image: picture(
        "feira-da-lua-noticia-2",
        "O cais iluminado em noite de feira",
        "The quay lit on a market night",
      ),
      link: "https://example.org/noticias/barco-da-feira",
      topic: "Mobilidade",
      title: "Barco noturno liga a feira a Brasília Teimosa nas sextas",
      createdAt: "2026-09-04T12:00:00.000Z",
      en: {
        topic: "Mobility",
        title: "Night boat links the market to Brasília Teimosa on Fridays",
      },
    },
  ],
  results: {
    image: picture(
      "feira-da-lua-resultados",
      "A feira vista da esquina, sob cordões de luz",
      "The market from the corner, under strings of light",
    ),
    title: "Uma sexta de cada vez",
    textOne:
      "Cada edição recebe cerca de 3.700 pessoas. Sete em cada dez chegam a pé, de ônibus ou de bicicleta, e um terço vem pela primeira vez ao bairro à noite.",
    textTwo:
      "A renda média das expositoras com a feira é de R$ 1.640 por mês. Vinte e duas abriram negócio formal desde a primeira edição.",
    numberOne: "64",
    nameOne: "barracas de quatro comunidades",
    numberTwo: "R$ 1.640",
    nameTwo: "de renda média mensal por expositora",
    en: {
      title: "One Friday at a time",
      textOne:
        "Each edition welcomes about 3,700 people. Seven in ten come on foot, by bus or by bicycle, and a third are in the district at night for the first time.",
      textTwo:
        "Stallholders earn R$ 1,640 a month on average from the market. Twenty-two have opened a formal business since the first edition.",
      nameOne: "stalls from four communities",
      numberTwo: "R$ 1,640",
      nameTwo: "average monthly income per stallholder",
    },
  },
  gallery,
};
