import { square, tall, wide } from "../art.ts";

/** Photos of the mangrove school. */
export const gallery = [
  wide(
    "mangrove",
    "dawn",
    51,
    { x: 0.22, y: 0.6, zoom: 1.6 },
    "Aula na passarela ao nascer do sol",
    "Lesson on the boardwalk at sunrise",
  ),
  square(
    "mangrove",
    "morning",
    52,
    { x: 0.8, y: 0.76, zoom: 3.4 },
    "Caranguejos na lama entre as mudas",
    "Crabs in the mud among the seedlings",
  ),
  tall(
    "mangrove",
    "afternoon",
    53,
    { x: 0.68, y: 0.52, zoom: 1.3 },
    "Raízes altas do mangue-vermelho",
    "Tall roots of the red mangrove",
  ),
  wide(
    "palafitas",
    "morning",
    54,
    { x: 0.5, y: 0.6, zoom: 1.4 },
    "Casas de palafita vizinhas da escola",
    "Stilt houses next to the school",
  ),
  tall(
    "mangrove",
    "dusk",
    55,
    { x: 0.62, y: 0.68, zoom: 1.7 },
    "Garça pesca no fim da tarde",
    "A heron fishes late in the day",
  ),
  square(
    "mangrove",
    "sunset",
    56,
    { x: 0.5, y: 0.78, zoom: 2.4 },
    "Canoa com três tripulantes, dois deles crianças",
    "Canoe with a crew of three, two of them children",
  ),
  wide(
    "studio",
    "afternoon",
    57,
    { x: 0.5, y: 0.6, zoom: 1.35 },
    "Oficina de montagem do marégrafo",
    "Workshop where the tide gauge was built",
  ),
];
