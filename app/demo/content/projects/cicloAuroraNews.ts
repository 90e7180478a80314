import { picture } from "../assets.ts";
import type { DemoPost } from "../shape.ts";

/** News about it. */
export const posts: DemoPost[] = [
  {
    image: picture(
      "ciclo-aurora-noticia-1",
      "Ciclovia cheia no fim da tarde",
      "The lane full of riders late in the afternoon",
    ),
    link: "https://example.org/noticias/contagem-de-outubro",
    topic: "Contagem",
    title: "Contagem de outubro registra 5.400 viagens de bicicleta em um dia útil",
    createdAt: "2026-10-23T12:00:00.000Z",
    en: {
      topic: "Counts",
      title: "October count records 5,400 bicycle trips on a working day",
    },
  },
  {
    image: picture(
      "ciclo-aurora-noticia-2",
      "Comércio de rua com toldos listrados",
      "Street trade under striped awnings",
    ),
    link: "https://example.org/noticias/comercio-da-boa-vista",
    topic: "Economia",
    title: "Lojas da Boa Vista vendem 14% mais depois da ciclovia, aponta pesquisa",
    createdAt: "2026-08-15T12:00:00.000Z",
    en: {
      topic: "Economy",
      title: "Boa Vista shops sell 14% more since the lane opened, survey finds",
    },
  },
  {
    image: picture(
      "ciclo-aurora-noticia-3",
      "Crianças atravessam na faixa diante da escola",
      "Children use the crossing in front of their school",
    ),
    link: "https://example.org/noticias/travessia-elevada",
    topic: "Escolas",
    title: "Travessia elevada leva o projeto até o portão de três escolas",
    createdAt: "2026-05-09T12:00:00.000Z",
    en: {
      topic: "Schools",
      title: "A raised crossing takes the project to the gates of three schools",
    },
  },
];
