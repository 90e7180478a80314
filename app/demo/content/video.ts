import { video } from "./assets.ts";

/** The video shared by three projects, stored once. */
export const threeRiverbanks = video("tres-margens", {
  pt: "[Ondas leves e um acorde calmo]\n\nTrês margens: um filme da Maré.\n\nEm Santo Amaro, um estacionamento voltou a ser margem: a Praça das Marés.\n\nNo Pina, a aula é na passarela, com quem sempre viveu do mangue.\n\nNa Boa Vista, uma fila de carros virou ciclovia, sombra e calçada.\n\nA cidade se move com a maré.\n\n[O som das ondas se afasta]",
  en: "[Gentle waves and a calm chord]\n\nThree Riverbanks: a film by Maré.\n\nIn Santo Amaro, a car park became a riverbank again: Tides Square.\n\nIn Pina, lessons are on the boardwalk, with those who have always lived by the mangrove.\n\nIn Boa Vista, a row of cars gave way to a cycle lane, shade and pavement.\n\nThe city moves with the tide.\n\n[The sound of the waves fades away]",
});
