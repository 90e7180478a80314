import { picture } from "../assets.ts";
import type { DemoPost } from "../shape.ts";

/** News about it. */
export const posts: DemoPost[] = [
  {
    image: picture(
      "escola-do-mangue-noticia-1",
      "Canoa de alunos volta do plantio ao pôr do sol",
      "Pupils’ canoe comes back from planting at sunset",
    ),
    link: "https://example.org/noticias/dez-mil-mudas",
    topic: "Plantio",
    title: "Turmas do Pina chegam a 10 mil mudas plantadas no braço morto do rio",
    createdAt: "2026-10-02T12:00:00.000Z",
    en: {
      topic: "Planting",
      title: "Pina classes reach 10,000 seedlings planted in the river’s dead arm",
    },
  },
  {
    image: picture(
      "escola-do-mangue-noticia-2",
      "Pátio de escola municipal com bandeirinhas",
      "Municipal school yard with paper flags",
    ),
    link: "https://example.org/noticias/mangue-no-curriculo",
    topic: "Educação",
    title: "Conteúdo sobre estuários entra no currículo de mais quatro escolas",
    createdAt: "2026-07-29T12:00:00.000Z",
    en: {
      topic: "Education",
      title: "Four more schools add estuaries to their curriculum",
    },
  },
  {
    image: picture(
      "escola-do-mangue-noticia-3",
      "Estudantes apresentam medições do nível da água em um painel",
      "Students present water level readings on a screen",
    ),
    link: "https://example.org/noticias/maregrafo-escolar",
    topic: "Ciência",
    title: "Marégrafo feito por estudantes acerta a maior maré do ano com erro de 4 cm",
    createdAt: "2026-04-11T12:00:00.000Z",
    en: {
      topic: "Science",
      title: "Tide gauge built by students predicts the year’s highest tide to within 4 cm",
    },
  },
];
