import { square, tall, wide } from "../art.ts";

/** Photos of the square. */
export const gallery = [
  wide(
    "square",
    "morning",
    31,
    { x: 0.3, y: 0.56, zoom: 1.4 },
    "Manhã na praça, com o flamboyant em primeiro plano",
    "Morning in the square, the flamboyant tree in front",
  ),
  tall(
    "riverfront",
    "sunset",
    33,
    { x: 0.66, y: 0.56, zoom: 1.2 },
    "Igreja e coqueiros refletidos no rio ao pôr do sol",
    "Church and palms mirrored in the river at sunset",
  ),
  square(
    "square",
    "afternoon",
    35,
    { x: 0.86, y: 0.6, zoom: 1.7 },
    "Duas pessoas conversam no banco sob o pergolado",
    "Two people talk on the bench under the pergola",
  ),
  wide(
    "assembly",
    "morning",
    36,
    { x: 0.5, y: 0.55, zoom: 1.2 },
    "Roda de conversa na véspera da obra",
    "Talking circle on the eve of the works",
  ),
  tall(
    "square",
    "night",
    38,
    { x: 0.62, y: 0.58, zoom: 1.5 },
    "A praça à noite, com a cidade acesa ao fundo",
    "The square at night, the lit city behind",
  ),
  square(
    "riverfront",
    "dawn",
    40,
    { x: 0.28, y: 0.66, zoom: 2 },
    "Barqueiro ao amanhecer diante da ponte",
    "Boatman at dawn in front of the bridge",
  ),
  wide(
    "square",
    "dusk",
    41,
    { x: 0.5, y: 0.55, zoom: 1.6 },
    "Arquibancada de degraus no fim da tarde",
    "The stepped seating late in the day",
  ),
  wide(
    "pier",
    "morning",
    42,
    { x: 0.3, y: 0.62, zoom: 1.5 },
    "Píer provisório usado nos testes de travessia",
    "Temporary pier used in the crossing tests",
  ),
];
