import { hue } from "../../draw/color.ts";
import { banner, card, figure } from "../art.ts";
import { listed, projectLogos } from "../logos.ts";
import type { DemoProject } from "../shape.ts";

const { bannerLogo, logoImage } = projectLogos(
  "Oficina Coque",
  "blocks",
  ["Oficina", "Coque"],
  hue.ochre,
);

/** A youth workshop for urban design; description and partners. */
export const oficinaCoque: DemoProject = {
  name: "Oficina Coque",
  subtitle: "Jovens desenham, prototipam e contratam a própria rua",
  en: {
    name: "Coque Workshop",
    subtitle: "Young people design, prototype and commission their own street",
  },
  bannerImage: banner(
    "studio",
    "afternoon",
    1,
    { y: 0.57 },
    "Jovens em volta de uma maquete do bairro, com um mural de ideias na parede",
    "Young people around a model of the neighbourhood, a wall of ideas behind them",
  ),
  bannerLogo,
  cardImageMobile: card(
    "studio",
    "morning",
    1,
    { x: 0.3, y: 0.44, zoom: 1.6 },
    "Mural de ideias da oficina",
    "The workshop’s wall of ideas",
  ),
  description: {
    title: "Um ateliê público ao lado da linha do trem",
    description:
      "A Oficina Coque funciona em um galpão reformado pelos próprios participantes. São turmas de quarenta jovens, entre 16 e 24 anos, que recebem bolsa para estudar um problema da rua, construir um protótipo e apresentá-lo a quem decide.\n\nJá saíram dali um abrigo de ônibus que seca em dez minutos, uma biblioteca sobre rodas e o mobiliário de três praças. Os desenhos têm licença aberta e o nome de quem fez.",
    firstImage: figure(
      "studio",
      "morning",
      5,
      { x: 0.5, y: 0.62, zoom: 1.45 },
      "Participantes montam a maquete do bairro",
      "Participants assemble the model of their neighbourhood",
    ),
    secondImage: figure(
      "studio",
      "dusk",
      6,
      { x: 0.77, y: 0.42, zoom: 1.9 },
      "Janelas do galpão no fim da tarde",
      "Windows of the workshop late in the day",
    ),
    logoImage,
    en: {
      title: "A public studio beside the railway line",
      description:
        "Coque Workshop occupies a shed that its own participants rebuilt. Groups of forty young people, aged 16 to 24, receive a grant to study a problem of their street, build a prototype and present it to those who decide.\n\nA bus shelter that dries in ten minutes, a library on wheels and the furniture of three squares have come out of it. The drawings are open and carry the names of their makers.",
    },
  },
  partners: listed("palafita", "labVarzea", "portoAberto"),
};
