import { escadariaViva } from "./projects/escadariaViva.ts";
import { oficinaCoque } from "./projects/oficinaCoque.ts";
import { tetoJardim } from "./projects/tetoJardim.ts";
import type { DemoProject } from "./shape.ts";

/** A project that nobody has published yet. */
export const newProject: DemoProject = {
  name: "Jardins de Chuva",
  subtitle: "Calçadas que bebem a água antes da rua",
  place: "Afogados",
  theme: "Clima e natureza",
  en: {
    name: "Rain Gardens",
    subtitle: "Pavements that drink the water before the street does",
    place: "Afogados",
    theme: "Climate and nature",
  },
  bannerImage: tetoJardim.bannerImage,
  description: {
    title: "Doze esquinas que deixam de alagar",
    description:
      "Nas esquinas que mais alagam, a calçada perde uma faixa de cimento e ganha um canteiro rebaixado, com areia, brita e plantas do mangue. A água da chuva entra ali, desce devagar e não chega ao meio-fio.\n\nEscolhemos os doze pontos com quem mora perto, a partir das fotos que a própria vizinhança mandou no inverno passado.",
    en: {
      title: "Twelve corners that no longer flood",
      description:
        "At the corners that flood most, the pavement loses a strip of concrete and gains a sunken bed with sand, gravel and mangrove plants. Rainwater enters there, sinks slowly and never reaches the kerb.\n\nWe chose the twelve spots with those who live nearby, from the photos that the neighbours themselves sent last winter.",
    },
  },
};

/** A project that is published by itself, a week after the demo was filled in. */
export const scheduledProject: DemoProject = {
  name: "Cinema no Cais",
  subtitle: "Filmes do bairro na parede do armazém",
  place: "Bairro do Recife",
  theme: "Espaço público",
  en: {
    name: "Cinema on the Quay",
    subtitle: "The neighbourhood’s films on the warehouse wall",
    place: "Bairro do Recife",
    theme: "Public space",
  },
  bannerImage: escadariaViva.bannerImage,
  description: {
    title: "Uma tela de tijolo, doze sessões",
    description:
      "Na primeira sexta de cada mês, a parede do velho armazém vira tela. Quem mora perto escolhe os filmes, e metade de cada sessão é do que o próprio bairro filmou.",
    en: {
      title: "A brick screen, twelve evenings",
      description:
        "On the first Friday of each month the wall of the old warehouse becomes a screen. Those who live nearby choose the films, and half of each evening is what the neighbourhood has filmed itself.",
    },
  },
};

/** A published project with changes that nobody has published yet. */
export const changed: { of: DemoProject; draft: DemoProject } = {
  of: oficinaCoque,
  draft: {
    ...oficinaCoque,
    subtitle: "A marcenaria do bairro abre também aos sábados",
    en: { ...oficinaCoque.en, subtitle: "The neighbourhood workshop now opens on Saturdays too" },
    posts: [
      ...(oficinaCoque.posts ?? []),
      {
        image: escadariaViva.bannerImage,
        link: "https://example.org/noticias/oficina-aos-sabados",
        topic: "Agenda",
        title: "Oficina Coque abre inscrições para as turmas de sábado",
        createdAt: "2026-11-20T12:00:00.000Z",
        en: { topic: "Diary", title: "Oficina Coque opens enrolment for its Saturday classes" },
      },
    ],
  },
};
