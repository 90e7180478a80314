import { picture } from "../assets.ts";
import type { DemoPost } from "../shape.ts";

/** News about it. */
export const posts: DemoPost[] = [
  {
    image: picture(
      "praca-das-mares-noticia-1",
      "Assembleia de bairro debaixo de um flamboyant",
      "Neighbourhood meeting under a flamboyant tree",
    ),
    link: "https://example.org/noticias/conselho-da-praca",
    topic: "Gestão",
    title: "Moradores de Santo Amaro elegem o primeiro conselho gestor da praça",
    createdAt: "2026-09-18T12:00:00.000Z",
    en: {
      topic: "Management",
      title: "Santo Amaro residents elect the square’s first management council",
    },
  },
  {
    image: picture(
      "praca-das-mares-noticia-2",
      "Praça iluminada no começo da noite",
      "The square lit up in the early evening",
    ),
    link: "https://example.org/noticias/luz-na-margem",
    topic: "Segurança",
    title: "Iluminação na altura das pessoas dobra a presença de mulheres depois das 18h",
    createdAt: "2026-06-04T12:00:00.000Z",
    en: {
      topic: "Safety",
      title: "Lighting at people’s height doubles the presence of women after 6 pm",
    },
  },
  {
    image: picture(
      "praca-das-mares-noticia-3",
      "Oficina com maquete do rio sobre a mesa",
      "Workshop around a model of the river",
    ),
    link: "https://example.org/noticias/oficina-da-segunda-etapa",
    topic: "Projeto",
    title: "Oficina aberta define o desenho da segunda etapa, até a foz do canal",
    createdAt: "2026-03-21T12:00:00.000Z",
    en: {
      topic: "Design",
      title: "Open workshop settles the second stage, up to the mouth of the canal",
    },
  },
];
