import { picture } from "../assets.ts";

/** Photos of the square. */
export const gallery = [
  picture(
    "praca-das-mares-galeria-1",
    "Manhã na praça, com o flamboyant em primeiro plano",
    "Morning in the square, the flamboyant tree in front",
  ),
  picture(
    "praca-das-mares-galeria-2",
    "Igreja e coqueiros refletidos no rio ao pôr do sol",
    "Church and palms mirrored in the river at sunset",
  ),
  picture(
    "praca-das-mares-galeria-3",
    "Duas pessoas conversam no banco sob o pergolado",
    "Two people talk on the bench under the pergola",
  ),
  picture(
    "praca-das-mares-galeria-4",
    "Roda de conversa na véspera da obra",
    "Talking circle on the eve of the works",
  ),
  picture(
    "praca-das-mares-galeria-5",
    "A praça à noite, com a cidade acesa ao fundo",
    "The square at night, the lit city behind",
  ),
  picture(
    "praca-das-mares-galeria-6",
    "Barqueiro ao amanhecer diante da ponte",
    "Boatman at dawn in front of the bridge",
  ),
  picture(
    "praca-das-mares-galeria-7",
    "Arquibancada de degraus no fim da tarde",
    "The stepped seating late in the day",
  ),
  picture(
    "praca-das-mares-galeria-8",
    "Píer provisório usado nos testes de travessia",
    "Temporary pier used in the crossing tests",
  ),
];
