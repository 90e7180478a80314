import { hue } from "../../draw/color.ts";
import { banner, card, figure, news, square, tall, wide } from "../art.ts";
import { listed, projectLogos } from "../logos.ts";
import type { DemoProject } from "../shape.ts";

const { bannerLogo, logoImage } = projectLogos(
  "Teto Jardim",
  "leaf",
  ["Teto", "Jardim"],
  hue.mangrove,
);

/** Gardens on the roofs of the centre; news and a gallery. */
export const tetoJardim: DemoProject = {
  name: "Teto Jardim",
  subtitle: "Hortas e sombra sobre as lajes de São José",
  en: { name: "Garden Roofs", subtitle: "Food and shade on the rooftops of São José" },
  bannerImage: banner(
    "rooftop",
    "dawn",
    3,
    { y: 0.62 },
    "Horta sobre a laje de um prédio do centro, com a cidade ao amanhecer",
    "Kitchen garden on the roof of a building in the centre, the city at dawn behind",
  ),
  bannerLogo,
  cardImageMobile: card(
    "rooftop",
    "afternoon",
    3,
    { x: 0.2, y: 0.66, zoom: 1.6 },
    "Pergolado verde sobre a laje",
    "Green pergola on the roof",
  ),
  description: {
    title: "O andar mais quente virou o mais fresco",
    description:
      "No bairro de São José, a última laje chega a 58 °C em dezembro. O Teto Jardim cobriu onze delas com horta, pergolado e captação de chuva, começando por um mercado, uma creche e um abrigo.\n\nCada telhado tem um grupo de cuidado com no mínimo seis pessoas e uma regra simples: metade da colheita fica no prédio, metade vai para a cozinha comunitária da rua.",
    firstImage: figure(
      "rooftop",
      "afternoon",
      6,
      { x: 0.52, y: 0.74, zoom: 1.6 },
      "Jardineiras cuidam dos canteiros",
      "Gardeners tend the beds",
    ),
    secondImage: figure(
      "rooftop",
      "sunset",
      8,
      { x: 0.72, y: 0.6, zoom: 1.5 },
      "Caixa de captação de chuva e placas solares",
      "Rainwater tank and solar panels",
    ),
    logoImage,
    en: {
      title: "The hottest floor became the coolest",
      description:
        "In São José roof slabs reach 58 °C in December. Garden Roofs covered eleven of them with kitchen gardens, pergolas and rainwater tanks, starting with a market, a nursery and a shelter.\n\nEach roof has a care group of at least six people and one simple rule: half of the harvest stays in the building, half goes to the street’s community kitchen.",
    },
  },
  partners: listed("semear", "atlanticoVerde"),
  posts: [
    {
      image: news(
        "rooftop",
        "morning",
        12,
        { x: 0.4, y: 0.66, zoom: 1.5 },
        "Colheita na laje da creche",
        "Harvest on the nursery’s roof",
      ),
      link: "https://example.org/noticias/colheita-na-creche",
      topic: "Colheita",
      title: "Laje da creche rende 210 kg de hortaliças no primeiro semestre",
      createdAt: "2026-07-10T12:00:00.000Z",
      en: {
        topic: "Harvest",
        title: "The nursery’s roof yields 210 kg of vegetables in its first half-year",
      },
    },
  ],
  gallery: [
    wide(
      "rooftop",
      "morning",
      81,
      { x: 0.5, y: 0.66, zoom: 1.3 },
      "A horta de manhã",
      "The garden in the morning",
    ),
    tall(
      "rooftop",
      "dawn",
      82,
      { x: 0.64, y: 0.56, zoom: 1.3 },
      "Sol nascente sobre os telhados",
      "Sunrise over the roofs",
    ),
    square(
      "rooftop",
      "afternoon",
      83,
      { x: 0.26, y: 0.78, zoom: 2 },
      "Moradora planta mudas",
      "A resident plants seedlings",
    ),
    wide(
      "rooftop",
      "dusk",
      84,
      { x: 0.76, y: 0.6, zoom: 1.5 },
      "Fim de tarde junto à caixa d’água",
      "Late afternoon by the water tank",
    ),
    square(
      "aerial",
      "afternoon",
      85,
      { x: 0.24, y: 0.3, zoom: 2 },
      "Telhados do centro vistos do alto",
      "Roofs of the centre from above",
    ),
    tall(
      "rooftop",
      "sunset",
      86,
      { x: 0.2, y: 0.62, zoom: 1.5 },
      "Descanso sob o pergolado",
      "A rest under the pergola",
    ),
    wide(
      "rooftop",
      "night",
      87,
      { x: 0.5, y: 0.6, zoom: 1.4 },
      "A cidade acesa vista da laje",
      "The lit city from the roof",
    ),
  ],
};
