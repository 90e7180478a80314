import { picture, projectFile, transformation } from "../assets.ts";
import { listed, projectLogos } from "../logos.ts";
import type { DemoProject } from "../shape.ts";

const { bannerLogo, logoImage } = projectLogos(
  "escadaria-viva",
  "Escadaria Viva",
  "Living Stairway",
);

/** Stairs, drainage and gardens on a hill; results, before and after, e-book. */
export const escadariaViva: DemoProject = {
  name: "Escadaria Viva",
  subtitle: "Encosta segura e colorida em Casa Amarela",
  place: "Casa Amarela",
  theme: "Moradia",
  link: "https://example.org/escadaria-viva",
  en: {
    name: "Living Stairway",
    subtitle: "A safe and colourful hillside in Casa Amarela",
    place: "Casa Amarela",
    theme: "Housing",
  },
  bannerImage: picture(
    "escadaria-viva-banner",
    "Morro de casas coloridas com uma escadaria pintada ao centro e jardins nas encostas",
    "Hill of colourful houses with a painted stairway in the middle and gardens on the slopes",
  ),
  bannerLogo,
  cardImageMobile: picture(
    "escadaria-viva-cartao-celular",
    "Degraus pintados da escadaria",
    "The painted steps of the stairway",
  ),
  description: {
    title: "Obra de contenção também pode ser lugar",
    description:
      "Nos morros de Casa Amarela, a escada é rua, pátio e caminho da água. Com o inverno, também é risco. A Escadaria Viva refez 312 degraus, 40 canaletas e nove muros, e plantou capim-vetiver e hortas onde havia lona.\n\nQuem assentou os degraus mora ali: 28 pessoas se formaram em drenagem e contenção durante a obra. As cores foram escolhidas casa a casa, e os murais contam a história de quem chegou primeiro.",
    firstImage: picture(
      "escadaria-viva-descricao-1",
      "Moradores sobem a escadaria pintada",
      "Residents climb the painted stairway",
    ),
    secondImage: picture(
      "escadaria-viva-descricao-2",
      "Reunião de escolha das cores",
      "The meeting where colours were chosen",
    ),
    logoImage,
    en: {
      title: "Slope protection can be a place too",
      description:
        "On the hills of Casa Amarela the stairway is street, yard and watercourse. In the rainy season it is also a risk. Living Stairway rebuilt 312 steps, 40 gutters and nine walls, and planted vetiver grass and kitchen gardens where there had been plastic sheeting.\n\nThe people who laid the steps live there: 28 of them trained in drainage and slope works on the job. Colours were chosen house by house, and the murals tell the story of those who came first.",
    },
  },
  partners: listed("redeCidades", "palafita"),
  results: {
    image: picture("escadaria-viva-resultados", "O morro ao pôr do sol", "The hill at sunset"),
    title: "Dois invernos sem deslizamento",
    textOne:
      "Desde o fim da obra choveu acima da média em sete meses, e nenhuma das 460 casas do trecho precisou ser desocupada.",
    textTwo:
      "Subir ficou mais fácil: corrimão dos dois lados, patamar a cada doze degraus e luz acesa a noite toda.",
    numberOne: "0",
    nameOne: "deslizamentos em dois invernos",
    numberTwo: "28",
    nameTwo: "moradores formados e contratados",
    en: {
      title: "Two rainy seasons without a landslide",
      textOne:
        "Since the works ended, seven months have had more rain than average, and none of the 460 houses on the stretch had to be evacuated.",
      textTwo:
        "Climbing is easier too: handrails on both sides, a landing every twelve steps and lights on all night.",
      nameOne: "landslides in two rainy seasons",
      nameTwo: "residents trained and hired",
    },
  },
  beforeAndAfter: {
    ...transformation(
      "escadaria-viva",
      {
        pt: "Antes: encosta nua, com erosão e lonas plásticas",
        en: "Before: bare slope with erosion and plastic sheeting",
      },
      {
        pt: "Depois: escadaria, canaletas, murais e jardins",
        en: "After: stairway, gutters, murals and gardens",
      },
    ),
    title: "Cartilha da encosta",
    description:
      "Drenar, plantar, avisar: o que cada família pode fazer antes da chuva, em desenhos. Escrita com a associação de moradores.",
    link: "https://example.org/publicacoes/cartilha-da-encosta",
    eBookImage: picture(
      "escadaria-viva-capa",
      "Capa da Cartilha da encosta, Cadernos da Maré 04",
      "Cover of the Hillside Primer, Maré Notebooks 04",
    ),
    en: {
      title: "Hillside primer",
      description:
        "Drain, plant, warn: what each family can do before the rain, in drawings. Written with the residents’ association; in Portuguese.",
    },
  },
  documents: [
    {
      file: projectFile("escadaria-viva-manutencao.pdf"),
      title: "Plano de manutenção",
      description: "Quem limpa, quando e como avisar.",
      en: {
        title: "Maintenance plan",
        description: "Who cleans, when, and how to report a problem (in Portuguese).",
      },
    },
  ],
};
