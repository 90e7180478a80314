import { picture, projectFile, threeRiverbanks, transformation } from "../assets.ts";
import { listed, projectLogos } from "../logos.ts";
import type { DemoProject } from "../shape.ts";
import { gallery } from "./escolaDoMangueGallery.ts";
import { posts } from "./escolaDoMangueNews.ts";

const { bannerLogo, logoImage } = projectLogos(
  "escola-do-mangue",
  "Escola do Mangue",
  "Mangrove School",
);

/** Lessons on a boardwalk in Pina; all ten sections. */
export const escolaDoMangue: DemoProject = {
  name: "Escola do Mangue",
  subtitle: "Sala de aula sobre a lama, no Pina",
  place: "Pina",
  theme: "Clima e natureza",
  link: "https://example.org/escola-do-mangue",
  highlight: true,
  en: {
    name: "Mangrove School",
    subtitle: "A classroom above the mud, in Pina",
    place: "Pina",
    theme: "Climate and nature",
  },
  bannerImage: picture(
    "escola-do-mangue-banner",
    "Crianças e professora na passarela sobre o estuário, diante do manguezal, ao amanhecer",
    "Children and their teacher on the boardwalk over the estuary, by the mangrove, at dawn",
  ),
  bannerLogo,
  cardImageMobile: picture(
    "escola-do-mangue-cartao-celular",
    "Caranguejo entre mudas de mangue",
    "Crab among mangrove seedlings",
  ),
  cardImageDesktop: picture(
    "escola-do-mangue-cartao",
    "Canoa com alunos passa pelo viveiro de mudas",
    "A canoe with pupils passes the seedling nursery",
  ),
  description: {
    title: "Aprender com quem sempre viveu da maré",
    description:
      "No Pina, marisqueiras ensinam o que nenhum livro traz: a hora de entrar, o som do aratu, a lama que segura o pé e a que não segura. A Escola do Mangue pôs esse saber no currículo de seis escolas municipais.\n\nA passarela de 180 metros foi montada com madeira de reuso e pode ser desmontada em dois dias. Nela cabem uma turma inteira, uma mesa de medição e um viveiro de 4 mil mudas por ciclo.\n\nCada turma adota um trecho de margem. Planta, mede a altura da água e publica os dados na Mesa de Dados. Em três anos, o trecho degradado junto ao canal voltou a ter sombra, raiz e caranguejo.",
    firstImage: picture(
      "escola-do-mangue-descricao-1",
      "Turma na passarela escuta a marisqueira que aponta o manguezal",
      "A class on the boardwalk listens to a shellfish gatherer pointing at the mangrove",
    ),
    secondImage: picture(
      "escola-do-mangue-descricao-2",
      "Mudas, garças e caranguejos na margem replantada",
      "Seedlings, herons and crabs on the replanted bank",
    ),
    logoImage,
    en: {
      title: "Learning from those who have always lived by the tide",
      description:
        "In Pina, the women who gather shellfish teach what no book holds: when to go in, the sound of the mangrove crab, the mud that holds your foot and the mud that does not. The Mangrove School put this knowledge into the curriculum of six municipal schools.\n\nThe 180-metre boardwalk is made of reused timber and can be taken apart in two days. It has room for a whole class, a measuring table and a nursery of 4,000 seedlings per cycle.\n\nEach class adopts a stretch of bank. It plants, measures the water level and publishes its figures at the Data Table. In three years, the damaged stretch by the canal has shade, roots and crabs again.",
    },
  },
  partners: listed("fozViva", "maosDoPina", "litoral", "atlanticoVerde"),
  projectInAction: threeRiverbanks,
  posts,
  results: {
    image: picture(
      "escola-do-mangue-resultados",
      "Manguezal recuperado visto do rio",
      "The recovered mangrove seen from the river",
    ),
    title: "Três anos de margem adotada",
    textOne:
      "Seis escolas, 41 turmas e 1.180 estudantes passaram pela passarela. Dezoito marisqueiras recebem como educadoras, com contrato e agenda anual.",
    textTwo:
      "A contagem de tocas, feita pelos próprios alunos a cada lua nova, mostra a volta do caranguejo-uçá e do aratu a áreas em que não apareciam desde 2009.",
    numberOne: "10 mil",
    nameOne: "mudas de mangue plantadas",
    numberTwo: "72%",
    nameTwo: "de sobrevivência depois de um ano",
    en: {
      title: "Three years of an adopted riverbank",
      textOne:
        "Six schools, 41 classes and 1,180 students have used the boardwalk. Eighteen shellfish gatherers are paid as educators, with a contract and a yearly schedule.",
      textTwo:
        "Counts of burrows, made by the pupils at every new moon, show mangrove crabs returning to areas where they had not been seen since 2009.",
      numberOne: "10,000",
      nameOne: "mangrove seedlings planted",
      numberTwo: "72%",
      nameTwo: "alive after one year",
    },
  },
  beforeAndAfter: {
    ...transformation(
      "escola-do-mangue",
      {
        pt: "Antes: margem nua, com lixo, pneus e um cano de esgoto",
        en: "Before: bare bank with rubbish, tyres and a sewage pipe",
      },
      {
        pt: "Depois: mudas, manguezal e a passarela da escola",
        en: "After: seedlings, mangrove and the school’s boardwalk",
      },
    ),
    title: "Caderno de campo do mangue",
    description:
      "Vinte aulas ao ar livre, fichas de medição e receitas de viveiro, escritas com as marisqueiras do Pina. Para professoras e para curiosos de qualquer idade.",
    link: "https://example.org/publicacoes/caderno-de-campo-do-mangue",
    eBookImage: picture(
      "escola-do-mangue-capa",
      "Capa do Caderno de campo do mangue, Cadernos da Maré 02",
      "Cover of the Mangrove Field Notebook, Maré Notebooks 02",
    ),
    en: {
      title: "Mangrove field notebook",
      description:
        "Twenty outdoor lessons, measuring sheets and nursery recipes, written with the shellfish gatherers of Pina. For teachers and for the curious of any age; in Portuguese.",
    },
  },
  gallery,
  documents: [
    {
      file: projectFile("escola-do-mangue-plano-de-aulas.pdf"),
      title: "Plano de aulas",
      description: "As vinte aulas, com objetivos e tábua de marés.",
      en: {
        title: "Lesson plan",
        description: "The twenty lessons, with goals and tide table (in Portuguese).",
      },
    },
    {
      file: projectFile("escola-do-mangue-monitoramento.pdf"),
      title: "Monitoramento 2023 a 2026",
      description: "Sobrevivência das mudas, tocas e nível da água, por trecho.",
      en: {
        title: "Monitoring 2023 to 2026",
        description: "Seedling survival, burrows and water level, by stretch (in Portuguese).",
      },
    },
  ],
};
