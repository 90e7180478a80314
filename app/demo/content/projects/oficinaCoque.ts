import { picture } from "../assets.ts";
import { listed, projectLogos } from "../logos.ts";
import type { DemoProject } from "../shape.ts";

const { bannerLogo, logoImage } = projectLogos("oficina-coque", "Oficina Coque", "Coque Workshop");

/** A youth workshop for urban design; description and partners. */
export const oficinaCoque: DemoProject = {
  name: "Oficina Coque",
  subtitle: "Jovens desenham, prototipam e contratam a própria rua",
  place: "Coque",
  theme: "Dados e participação",
  en: {
    name: "Coque Workshop",
    subtitle: "Young people design, prototype and commission their own street",
    place: "Coque",
    theme: "Data and participation",
  },
  bannerImage: picture(
    "oficina-coque-banner",
    "Jovens em volta de uma maquete do bairro, com um mural de ideias na parede",
    "Young people around a model of the neighbourhood, a wall of ideas behind them",
  ),
  bannerLogo,
  cardImageMobile: picture(
    "oficina-coque-cartao-celular",
    "Mural de ideias da oficina",
    "The workshop’s wall of ideas",
  ),
  description: {
    title: "Um ateliê público ao lado da linha do trem",
    description:
      "A Oficina Coque funciona em um galpão reformado pelos próprios participantes. São turmas de quarenta jovens, entre 16 e 24 anos, que recebem bolsa para estudar um problema da rua, construir um protótipo e apresentá-lo a quem decide.\n\nJá saíram dali um abrigo de ônibus que seca em dez minutos, uma biblioteca sobre rodas e o mobiliário de três praças. Os desenhos têm licença aberta e o nome de quem fez.",
    firstImage: picture(
      "oficina-coque-descricao-1",
      "Participantes montam a maquete do bairro",
      "Participants assemble the model of their neighbourhood",
    ),
    secondImage: picture(
      "oficina-coque-descricao-2",
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
