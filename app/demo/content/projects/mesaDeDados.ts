import { picture, projectFile } from "../assets.ts";
import { listed, projectLogos } from "../logos.ts";
import type { DemoProject } from "../shape.ts";

const { bannerLogo, logoImage } = projectLogos("mesa-de-dados", "Mesa de Dados", "The Data Table");

/** A project about reading open data together. */
export const mesaDeDados: DemoProject = {
  name: "Mesa de Dados",
  subtitle: "Números da cidade para decidir em conjunto",
  place: "Toda a cidade",
  theme: "Dados e participação",
  link: "https://example.org/mesa-de-dados",
  highlight: true,
  en: {
    name: "The Data Table",
    subtitle: "City figures for deciding together",
    place: "The whole city",
    theme: "Data and participation",
  },
  bannerImage: picture(
    "mesa-de-dados-banner",
    "Pessoas diante de um grande painel com o mapa do estuário e gráficos",
    "People in front of a large screen with a map of the estuary and charts",
  ),
  bannerLogo,
  cardImageMobile: picture(
    "mesa-de-dados-cartao-celular",
    "Recife visto do alto: rio, pontes e telhados",
    "Recife from above: river, bridges and roofs",
  ),
  description: {
    title: "Dado aberto é dado que alguém consegue ler",
    description:
      "Recife publica centenas de planilhas. A Mesa de Dados escolhe as que decidem a vida de um bairro (chuva, ônibus, sombra, vagas em creche, maré), cruza, explica e leva impressas para a reunião de rua.\n\nSão painéis públicos, código livre e um encontro mensal em cada região da cidade, em que moradores e técnicos leem os mesmos números na mesma hora. As perguntas que surgem viram a próxima coleta.",
    firstImage: picture(
      "mesa-de-dados-descricao-1",
      "Educadora aponta o caminho de um canal no mapa",
      "An educator points out the course of a canal on the map",
    ),
    secondImage: picture(
      "mesa-de-dados-descricao-2",
      "Leitura coletiva de mapas na praça",
      "Reading maps together in the square",
    ),
    logoImage,
    en: {
      title: "Open data is data that somebody can read",
      description:
        "Recife publishes hundreds of spreadsheets. The Data Table picks those that decide life in a neighbourhood (rain, buses, shade, nursery places, tides), combines them, explains them and takes them in print to the street meeting.\n\nThere are public dashboards, open-source code and a monthly gathering in every region of the city, where residents and officials read the same figures at the same time. The questions that come up become the next survey.",
    },
  },
  partners: listed("labVarzea", "litoral", "portoAberto"),
  posts: [
    {
      image: picture(
        "mesa-de-dados-noticia-1",
        "Mapa de telhados e áreas verdes",
        "Map of roofs and green areas",
      ),
      link: "https://example.org/noticias/mapa-de-sombra",
      topic: "Dados abertos",
      title: "Mapa de sombra mostra onde faltam árvores nos caminhos até o ônibus",
      createdAt: "2026-11-05T12:00:00.000Z",
      en: {
        topic: "Open data",
        title: "Shade map shows where trees are missing on the way to the bus",
      },
    },
    {
      image: picture(
        "mesa-de-dados-noticia-2",
        "Grupo discute números em uma oficina",
        "A group discusses figures in a workshop",
      ),
      link: "https://example.org/noticias/mesa-no-ibura",
      topic: "Encontros",
      title: "Mesa no Ibura define doze pontos para novos medidores de chuva",
      createdAt: "2026-08-27T12:00:00.000Z",
      en: {
        topic: "Gatherings",
        title: "Gathering in Ibura chooses twelve spots for new rain gauges",
      },
    },
  ],
  results: {
    image: picture(
      "mesa-de-dados-resultados",
      "Painel público com mapa e indicadores",
      "Public dashboard with map and indicators",
    ),
    title: "Do painel à decisão",
    textOne:
      "Em dois anos, 19 decisões de obra ou de rota citaram um painel da Mesa como justificativa. Todas estão listadas, com a fonte e a data.",
    textTwo:
      "Setenta e quatro conjuntos de dados são atualizados sem intervenção humana; cada um tem dicionário, responsável e um aviso claro do que não se pode concluir com ele.",
    numberOne: "74",
    nameOne: "conjuntos de dados mantidos em dia",
    numberTwo: "19",
    nameTwo: "decisões públicas tomadas com eles",
    en: {
      title: "From dashboard to decision",
      textOne:
        "In two years, 19 decisions about works or routes have cited one of the Table’s dashboards as their reason. All are listed, with source and date.",
      textTwo:
        "Seventy-four data sets update without human hands; each has a dictionary, a person in charge and a clear note on what cannot be concluded from it.",
      nameOne: "data sets kept up to date",
      nameTwo: "public decisions made with them",
    },
  },
  documents: [
    {
      file: projectFile("mesa-de-dados-dicionario.pdf"),
      title: "Dicionário de dados",
      description: "O que é, quem coleta e de quanto em quanto tempo.",
      link: "https://example.org/mesa-de-dados/dicionario",
      en: {
        title: "Data dictionary",
        description: "What it is, who collects it and how often (in Portuguese).",
      },
    },
  ],
};
