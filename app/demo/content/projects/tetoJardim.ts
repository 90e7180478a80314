import { picture } from "../assets.ts";
import { listed, projectLogos } from "../logos.ts";
import type { DemoProject } from "../shape.ts";

const { bannerLogo, logoImage } = projectLogos("teto-jardim", "Teto Jardim", "Garden Roofs");

/** Gardens on the roofs of the centre; news and a gallery. */
export const tetoJardim: DemoProject = {
  name: "Teto Jardim",
  subtitle: "Hortas e sombra sobre as lajes de São José",
  place: "São José",
  theme: "Clima e natureza",
  en: {
    name: "Garden Roofs",
    subtitle: "Food and shade on the rooftops of São José",
    place: "São José",
    theme: "Climate and nature",
  },
  bannerImage: picture(
    "teto-jardim-banner",
    "Horta sobre a laje de um prédio do centro, com a cidade ao amanhecer",
    "Kitchen garden on the roof of a building in the centre, the city at dawn behind",
  ),
  bannerLogo,
  cardImageMobile: picture(
    "teto-jardim-cartao-celular",
    "Pergolado verde sobre a laje",
    "Green pergola on the roof",
  ),
  description: {
    title: "O andar mais quente virou o mais fresco",
    description:
      "No bairro de São José, a última laje chega a 58 °C em dezembro. O Teto Jardim cobriu onze delas com horta, pergolado e captação de chuva, começando por um mercado, uma creche e um abrigo.\n\nCada telhado tem um grupo de cuidado com no mínimo seis pessoas e uma regra simples: metade da colheita fica no prédio, metade vai para a cozinha comunitária da rua.",
    firstImage: picture(
      "teto-jardim-descricao-1",
      "Jardineiras cuidam dos canteiros",
      "Gardeners tend the beds",
    ),
    secondImage: picture(
      "teto-jardim-descricao-2",
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
      image: picture(
        "teto-jardim-noticia-1",
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
    picture("teto-jardim-galeria-1", "A horta de manhã", "The garden in the morning"),
    picture("teto-jardim-galeria-2", "Sol nascente sobre os telhados", "Sunrise over the roofs"),
    picture("teto-jardim-galeria-3", "Moradora planta mudas", "A resident plants seedlings"),
    picture(
      "teto-jardim-galeria-4",
      "Fim de tarde junto à caixa d’água",
      "Late afternoon by the water tank",
    ),
    picture(
      "teto-jardim-galeria-5",
      "Telhados do centro vistos do alto",
      "Roofs of the centre from above",
    ),
    picture("teto-jardim-galeria-6", "Descanso sob o pergolado", "A rest under the pergola"),
    picture("teto-jardim-galeria-7", "A cidade acesa vista da laje", "The lit city from the roof"),
  ],
};
