import { square, tall, wide } from "../art.ts";

/** Photos of the night market. */
export const gallery = [
  wide(
    "market",
    "night",
    71,
    { x: 0.5, y: 0.5, zoom: 1.15 },
    "Cordões de luz sobre a rua da feira",
    "Strings of light over the market street",
  ),
  square(
    "market",
    "dusk",
    72,
    { x: 0.52, y: 0.7, zoom: 2.5 },
    "Frutas e verduras sob o toldo listrado",
    "Fruit and vegetables under the striped awning",
  ),
  tall(
    "market",
    "night",
    73,
    { x: 0.16, y: 0.54, zoom: 1.5 },
    "Sobrados acesos acima das barracas",
    "Lit town houses above the stalls",
  ),
  wide(
    "market",
    "dusk",
    74,
    { x: 0.72, y: 0.6, zoom: 1.6 },
    "Famílias passeiam no começo da noite",
    "Families stroll in the early evening",
  ),
  tall(
    "market",
    "night",
    75,
    { x: 0.52, y: 0.42, zoom: 1.4 },
    "Igreja e bandeirinhas ao fundo da feira",
    "Church and paper flags behind the market",
  ),
  square(
    "market",
    "night",
    76,
    { x: 0.3, y: 0.64, zoom: 2.1 },
    "Descanso no banco entre as barracas",
    "A rest on the bench between stalls",
  ),
  wide(
    "riverfront",
    "dusk",
    77,
    { x: 0.66, y: 0.52, zoom: 1.4 },
    "O cais no caminho da feira",
    "The quay on the way to the market",
  ),
];
