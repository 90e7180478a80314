import { picture, transformation } from "../assets.ts";
import { listed, projectLogos } from "../logos.ts";
import type { DemoProject } from "../shape.ts";

const { bannerLogo, logoImage } = projectLogos(
  "caminho-da-escola",
  "Caminho da Escola",
  "The Way to School",
);

/** Safe walks to school; results, before and after. */
export const caminhoDaEscola: DemoProject = {
  name: "Caminho da Escola",
  subtitle: "Ir a pé, em segurança, no Ibura",
  place: "Ibura",
  theme: "Mobilidade",
  en: {
    name: "The Way to School",
    subtitle: "Walking safely, in Ibura",
    place: "Ibura",
    theme: "Mobility",
  },
  bannerImage: picture(
    "caminho-da-escola-banner",
    "Escola pública com pátio colorido, faixa de pedestres e crianças chegando",
    "Municipal school with a colourful forecourt, a crossing and children arriving",
  ),
  bannerLogo,
  cardImageMobile: picture(
    "caminho-da-escola-cartao-celular",
    "Crianças atravessam na faixa",
    "Children on the crossing",
  ),
  description: {
    title: "Quinhentos metros que ensinam",
    description:
      "Mapeamos com 640 crianças do Ibura o trajeto de casa até a escola: onde dá medo, onde dá vontade de parar, onde falta calçada. O resultado foi um plano de cinquenta pequenas obras, nenhuma acima de R$ 40 mil.\n\nFaixas largas, esquinas estendidas, bancos, jogos pintados no chão e um horário de portão sem carros. Uma vez por mês, o ônibus a pé: filas guiadas por avós, com colete e canção.",
    firstImage: picture(
      "caminho-da-escola-descricao-1",
      "Jogos pintados no chão diante da escola",
      "Games painted on the ground in front of the school",
    ),
    logoImage,
    en: {
      title: "Five hundred metres that teach",
      description:
        "With 640 children of Ibura we mapped the way from home to school: where it is scary, where one would like to stop, where the pavement is missing. The outcome was a plan of fifty small works, none above R$ 40,000.\n\nWide crossings, extended corners, benches, games painted on the ground and car-free gate hours. Once a month comes the walking bus: lines of children led by grandparents, with vests and a song.",
    },
  },
  partners: listed("litoral", "maosDoPina"),
  results: {
    image: picture(
      "caminho-da-escola-resultados",
      "Entrada da escola na hora da chegada",
      "School entrance at arrival time",
    ),
    title: "Mais gente a pé, menos pressa",
    textOne:
      "A velocidade média dos carros no entorno caiu de 46 para 24 km/h. Não houve atropelamento desde a primeira etapa.",
    textTwo: "Um terço das famílias que iam de moto passou a ir andando.",
    numberOne: "24 km/h",
    nameOne: "é a nova velocidade média no entorno",
    numberTwo: "50",
    nameTwo: "pequenas obras concluídas",
    en: {
      title: "More people on foot, less hurry",
      textOne:
        "The average speed of cars around the school fell from 46 to 24 km/h. Nobody has been run over since the first stage.",
      textTwo: "A third of the families who came by motorcycle now walk.",
      nameOne: "is the new average speed around the school",
      nameTwo: "small works completed",
    },
  },
  beforeAndAfter: transformation(
    "caminho-da-escola",
    {
      pt: "Antes: carros em fila no portão da escola",
      en: "Before: cars queuing at the school gate",
    },
    {
      pt: "Depois: pátio aberto, faixa larga e jogos no chão",
      en: "After: open forecourt, wide crossing and games on the ground",
    },
  ),
};
