import { picture } from "../assets.ts";

/** Photos of the night market. */
export const gallery = [
  picture(
    "feira-da-lua-galeria-1",
    "Cordões de luz sobre a rua da feira",
    "Strings of light over the market street",
  ),
  picture(
    "feira-da-lua-galeria-2",
    "Frutas e verduras sob o toldo listrado",
    "Fruit and vegetables under the striped awning",
  ),
  picture(
    "feira-da-lua-galeria-3",
    "Sobrados acesos acima das barracas",
    "Lit town houses above the stalls",
  ),
  picture(
    "feira-da-lua-galeria-4",
    "Famílias passeiam no começo da noite",
    "Families stroll in the early evening",
  ),
  picture(
    "feira-da-lua-galeria-5",
    "Igreja e bandeirinhas ao fundo da feira",
    "Church and paper flags behind the market",
  ),
  picture(
    "feira-da-lua-galeria-6",
    "Descanso no banco entre as barracas",
    "A rest on the bench between stalls",
  ),
  picture(
    "feira-da-lua-galeria-7",
    "O cais no caminho da feira",
    "The quay on the way to the market",
  ),
];
