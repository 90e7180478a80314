import { picture, projectFile, threeRiverbanks, transformation } from "../assets.ts";
import { listed, projectLogos } from "../logos.ts";
import type { DemoProject } from "../shape.ts";
import { gallery } from "./pracaDasMaresGallery.ts";
import { posts } from "./pracaDasMaresNews.ts";

const { bannerLogo, logoImage } = projectLogos(
  "praca-das-mares",
  "Praça das Marés",
  "Tides Square",
);

/** A river square in Santo Amaro; all ten sections. */
export const pracaDasMares: DemoProject = {
  name: "Praça das Marés",
  subtitle: "Um estacionamento que voltou a ser margem, em Santo Amaro",
  place: "Santo Amaro",
  theme: "Espaço público",
  link: "https://example.org/praca-das-mares",
  highlight: true,
  en: {
    name: "Tides Square",
    subtitle: "A car park that became a riverbank again, in Santo Amaro",
    place: "Santo Amaro",
    theme: "Public space",
  },
  bannerImage: picture(
    "praca-das-mares-banner",
    "Praça à beira do Capibaribe com gente caminhando, degraus até a água e um flamboyant em flor",
    "Square on the Capibaribe with people walking, steps down to the water and a flamboyant tree in bloom",
  ),
  bannerLogo,
  cardImageMobile: picture(
    "praca-das-mares-cartao-celular",
    "Flamboyant em flor sobre a praça",
    "Flamboyant tree in bloom over the square",
  ),
  cardImageDesktop: picture(
    "praca-das-mares-cartao",
    "A praça ao pôr do sol, com a ponte de ferro ao fundo",
    "The square at sunset, the iron bridge behind it",
  ),
  description: {
    title: "A cidade volta a olhar para o rio",
    description:
      "Durante trinta anos, 4.800 m² da margem do Capibaribe em Santo Amaro serviram a 112 carros parados. Um muro de três metros separava a rua da água. Quem mora nas vilas do entorno via o rio apenas do alto da ponte.\n\nEm 2023, moradores, barqueiros, comerciantes e a equipe da Maré passaram sete meses medindo sombra, contando passos e testando usos com paletes, tinta e mudas. O que funcionou no teste virou projeto; o que não funcionou ficou registrado no memorial.\n\nA praça abriu em etapas. O piso é permeável, os degraus aceitam a cheia e a arborização usa só espécies da várzea. Duas vezes por dia a maré sobe até o terceiro degrau, e as crianças já sabem a hora.",
    firstImage: picture(
      "praca-das-mares-descricao-1",
      "Moradores sentados nos degraus que descem ao rio",
      "Residents sitting on the steps that go down to the river",
    ),
    secondImage: picture(
      "praca-das-mares-descricao-2",
      "Barqueiro atravessa o Capibaribe diante da ponte de pedra",
      "A boatman crosses the Capibaribe in front of the stone bridge",
    ),
    logoImage,
    en: {
      title: "The city turns back to its river",
      description:
        "For thirty years, 4,800 m² of Capibaribe riverbank in Santo Amaro served 112 parked cars. A three-metre wall stood between the street and the water. People in the surrounding lanes only saw the river from the top of the bridge.\n\nIn 2023, residents, boatmen, shopkeepers and the Maré team spent seven months measuring shade, counting footsteps and trying out uses with pallets, paint and seedlings. What worked in the test became the design; what did not is on record in the design report.\n\nThe square opened in stages. Its paving lets water through, its steps welcome the flood and its trees are all floodplain species. Twice a day the tide climbs to the third step, and the children already know the time.",
    },
  },
  partners: listed("caisNovo", "fozViva", "palafita", "atlanticoVerde"),
  projectInAction: threeRiverbanks,
  posts,
  results: {
    image: picture(
      "praca-das-mares-resultados",
      "Fim de tarde movimentado na praça, com pipa no céu",
      "A busy late afternoon in the square, a kite in the sky",
    ),
    title: "O que mudou em dezoito meses",
    textOne:
      "Contamos quem passa e quem fica em quatro dias por trimestre, sempre nos mesmos pontos. A permanência média passou de 3 para 41 minutos, e metade das pessoas chega a pé.",
    textTwo:
      "A temperatura do piso caiu 9 °C ao meio-dia e a água da chuva deixou de alagar a rua de trás: o solo permeável absorve os primeiros 30 mm de cada chuva.",
    numberOne: "2.300",
    nameOne: "pessoas por dia na praça, em média",
    numberTwo: "−9 °C",
    nameTwo: "na temperatura do piso ao meio-dia",
    en: {
      title: "What changed in eighteen months",
      textOne:
        "We count who passes and who stays on four days each quarter, always at the same spots. The average stay went from 3 to 41 minutes, and half of the people come on foot.",
      textTwo:
        "The ground is 9 °C cooler at noon and rain no longer floods the street behind: the permeable soil takes in the first 30 mm of every shower.",
      numberOne: "2,300",
      nameOne: "people a day in the square, on average",
      numberTwo: "−9 °C",
      nameTwo: "in ground temperature at noon",
    },
  },
  beforeAndAfter: {
    ...transformation(
      "praca-das-mares",
      {
        pt: "Antes: estacionamento murado na margem do rio",
        en: "Before: a walled car park on the riverbank",
      },
      {
        pt: "Depois: praça aberta, com degraus até a água",
        en: "After: an open square with steps to the water",
      },
    ),
    title: "Guia da margem viva",
    description:
      "Como transformar um estacionamento de beira-rio em praça: método, custos, desenhos construtivos e os erros que cometemos no caminho. 64 páginas, licença aberta.",
    link: "https://example.org/publicacoes/guia-da-margem-viva",
    eBookImage: picture(
      "praca-das-mares-capa",
      "Capa do Guia da margem viva, Cadernos da Maré 01",
      "Cover of the Living Riverbank Guide, Maré Notebooks 01",
    ),
    en: {
      title: "The living riverbank guide",
      description:
        "How to turn a riverside car park into a square: method, costs, construction drawings and the mistakes we made along the way. 64 pages, open licence, in Portuguese.",
    },
  },
  gallery,
  documents: [
    {
      file: projectFile("praca-das-mares-memorial.pdf"),
      title: "Memorial do projeto",
      description: "Partido, materiais, espécies e etapas da obra.",
      en: {
        title: "Design report",
        description: "Concept, materials, species and stages of the works (in Portuguese).",
      },
    },
    {
      file: projectFile("praca-das-mares-indicadores.pdf"),
      title: "Indicadores de uso",
      description: "Contagens de pedestres, permanência e temperatura, 2024 a 2026.",
      link: "https://example.org/dados/praca-das-mares",
      en: {
        title: "Usage indicators",
        description:
          "Pedestrian counts, length of stay and temperature, 2024 to 2026 (in Portuguese).",
      },
    },
  ],
};
