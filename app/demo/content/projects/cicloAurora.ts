import { picture, projectFile, threeRiverbanks, transformation } from "../assets.ts";
import { listed, projectLogos } from "../logos.ts";
import type { DemoProject } from "../shape.ts";
import { gallery } from "./cicloAuroraGallery.ts";
import { posts } from "./cicloAuroraNews.ts";

const { bannerLogo, logoImage } = projectLogos("ciclo-aurora", "Ciclo Aurora", "Aurora Cycle Lane");

/** A cycle lane with shade in Boa Vista; all ten sections. */
export const cicloAurora: DemoProject = {
  name: "Ciclo Aurora",
  subtitle: "Dois quilômetros e meio de sombra e pedal na Boa Vista",
  place: "Boa Vista",
  theme: "Mobilidade",
  link: "https://example.org/ciclo-aurora",
  highlight: true,
  en: {
    name: "Aurora Cycle Lane",
    subtitle: "Two and a half kilometres of shade and cycling in Boa Vista",
    place: "Boa Vista",
    theme: "Mobility",
  },
  bannerImage: picture(
    "ciclo-aurora-banner",
    "Ciclistas em uma ciclovia vermelha diante de sobrados coloridos e árvores",
    "People cycling on a red lane in front of colourful town houses and trees",
  ),
  bannerLogo,
  cardImageMobile: picture(
    "ciclo-aurora-cartao-celular",
    "Ciclista com cesta na ciclovia",
    "Cyclist with a basket on the lane",
  ),
  cardImageDesktop: picture(
    "ciclo-aurora-cartao",
    "A ciclovia à tarde, com o flamboyant ao centro",
    "The lane in the afternoon, a flamboyant tree at its centre",
  ),
  description: {
    title: "Tirar uma fila de carros, devolver uma rua",
    description:
      "A rua tinha quatro faixas para carros e calçadas de um metro e vinte. Passavam por ela, todos os dias, 1.900 pessoas de bicicleta disputando espaço com os ônibus.\n\nO Ciclo Aurora trocou uma fila de estacionamento por uma ciclovia de mão dupla, protegida por canteiros, e por 86 árvores. O teste durou noventa dias, com cones e tinta lavável. Só depois de medir é que veio a obra.\n\nAs lojas ganharam paraciclos e horário de carga e descarga. As escolas da vizinhança ganharam uma travessia elevada. E o vento do rio, que antes batia em lataria, voltou a chegar às janelas.",
    firstImage: picture(
      "ciclo-aurora-descricao-1",
      "Duas ciclistas conversam enquanto pedalam sob as árvores",
      "Two cyclists talk as they ride under the trees",
    ),
    secondImage: picture(
      "ciclo-aurora-descricao-2",
      "A ciclovia no começo da noite, com as lojas abertas",
      "The lane in the early evening, shops still open",
    ),
    logoImage,
    en: {
      title: "Take away a row of cars, give back a street",
      description:
        "The street had four lanes for cars and pavements of one metre twenty. Every day 1,900 people rode along it, fighting for space with the buses.\n\nThe Aurora Cycle Lane exchanged one row of parking for a two-way lane, protected by planters, and for 86 trees. The test lasted ninety days, with cones and washable paint. The works came only after the measuring.\n\nShops got cycle racks and loading hours. Nearby schools got a raised crossing. And the wind from the river, which used to hit metal, reaches the windows again.",
    },
  },
  partners: listed("pedalLivre", "portoAberto", "redeCidades", "semear"),
  projectInAction: threeRiverbanks,
  posts,
  results: {
    image: picture(
      "ciclo-aurora-resultados",
      "Movimento de bicicletas numa manhã de segunda-feira",
      "Bicycle traffic on a Monday morning",
    ),
    title: "Depois do primeiro ano",
    textOne:
      "As viagens de bicicleta quase triplicaram e quatro em cada dez são feitas por mulheres, contra duas em dez antes da obra. O tempo dos ônibus no trecho não mudou.",
    textTwo:
      "Nenhuma morte e 63% menos feridos no trânsito. As 86 árvores cobrem hoje um terço da calçada; a meta é chegar à metade até 2029.",
    numberOne: "5.400",
    nameOne: "viagens de bicicleta por dia útil",
    numberTwo: "−63%",
    nameTwo: "de feridos no trânsito no trecho",
    en: {
      title: "After the first year",
      textOne:
        "Bicycle trips almost tripled and four in ten are made by women, up from two in ten before the works. Bus times along the stretch have not changed.",
      textTwo:
        "No deaths and 63% fewer road injuries. The 86 trees now shade a third of the pavement; the goal is half by 2029.",
      numberOne: "5,400",
      nameOne: "bicycle trips per working day",
      numberTwo: "−63%",
      nameTwo: "road injuries along the stretch",
    },
  },
  beforeAndAfter: {
    ...transformation(
      "ciclo-aurora",
      {
        pt: "Antes: rua tomada por carros estacionados, sem árvores",
        en: "Before: street taken over by parked cars, without trees",
      },
      {
        pt: "Depois: ciclovia, canteiros, bancos e árvores",
        en: "After: cycle lane, planters, benches and trees",
      },
    ),
    title: "Manual da rua em teste",
    description:
      "Noventa dias, cones e tinta lavável: o passo a passo para testar uma ciclovia antes da obra, com planilhas de contagem e modelos de comunicação com o comércio.",
    link: "https://example.org/publicacoes/manual-da-rua-em-teste",
    eBookImage: picture(
      "ciclo-aurora-capa",
      "Capa do Manual da rua em teste, Cadernos da Maré 03",
      "Cover of the Street Trial Manual, Maré Notebooks 03",
    ),
    en: {
      title: "Street trial manual",
      description:
        "Ninety days, cones and washable paint: step by step, how to test a cycle lane before building it, with counting sheets and templates for talking with shopkeepers. In Portuguese.",
    },
  },
  gallery,
  documents: [
    {
      file: projectFile("ciclo-aurora-projeto-basico.pdf"),
      title: "Projeto básico",
      description: "Seções da rua, arborização e sinalização.",
      en: {
        title: "Basic design",
        description: "Street sections, trees and signs (in Portuguese).",
      },
    },
    {
      file: projectFile("ciclo-aurora-contagens.xml"),
      title: "Contagens em dados abertos",
      description: "Viagens por hora e sentido, de 2024 a 2026, em XML.",
      link: "https://example.org/dados/ciclo-aurora",
      en: {
        title: "Counts as open data",
        description: "Trips by hour and direction, 2024 to 2026, in XML.",
      },
    },
  ],
};
