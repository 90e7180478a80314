import { picture } from "../assets.ts";

/** Photos of the mangrove school. */
export const gallery = [
  picture(
    "escola-do-mangue-galeria-1",
    "Aula na passarela ao nascer do sol",
    "Lesson on the boardwalk at sunrise",
  ),
  picture(
    "escola-do-mangue-galeria-2",
    "Caranguejos na lama entre as mudas",
    "Crabs in the mud among the seedlings",
  ),
  picture(
    "escola-do-mangue-galeria-3",
    "Raízes altas do mangue-vermelho",
    "Tall roots of the red mangrove",
  ),
  picture(
    "escola-do-mangue-galeria-4",
    "Casas de palafita vizinhas da escola",
    "Stilt houses next to the school",
  ),
  picture(
    "escola-do-mangue-galeria-5",
    "Garça pesca no fim da tarde",
    "A heron fishes late in the day",
  ),
  picture(
    "escola-do-mangue-galeria-6",
    "Canoa com três tripulantes, dois deles crianças",
    "Canoe with a crew of three, two of them children",
  ),
  picture(
    "escola-do-mangue-galeria-7",
    "Oficina de montagem do marégrafo",
    "Workshop where the tide gauge was built",
  ),
];
