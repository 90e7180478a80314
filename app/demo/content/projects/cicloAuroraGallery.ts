import { picture } from "../assets.ts";

/** Photos of the cycle lane. */
export const gallery = [
  picture(
    "ciclo-aurora-galeria-1",
    "A rua ao amanhecer, antes do movimento",
    "The street at dawn, before the rush",
  ),
  picture(
    "ciclo-aurora-galeria-2",
    "Ciclista e pedestres diante de um sobrado",
    "Cyclist and pedestrians in front of a town house",
  ),
  picture(
    "ciclo-aurora-galeria-3",
    "Detalhe de bicicleta e canteiro florido",
    "Detail of a bicycle and a planter in bloom",
  ),
  picture(
    "ciclo-aurora-galeria-4",
    "Volta para casa no fim do dia",
    "The ride home at the end of the day",
  ),
  picture(
    "ciclo-aurora-galeria-5",
    "Mural de ideias das oficinas com o comércio",
    "Wall of ideas from the workshops with shopkeepers",
  ),
  picture(
    "ciclo-aurora-galeria-6",
    "Sobrados vistos da margem do rio",
    "Town houses seen from the riverbank",
  ),
  picture("ciclo-aurora-galeria-7", "A ciclovia iluminada à noite", "The lane lit at night"),
  picture(
    "ciclo-aurora-galeria-8",
    "Descanso no banco enquanto a cidade passa",
    "A rest on the bench as the city goes by",
  ),
  picture("ciclo-aurora-galeria-9", "Pontes e rio vistos do alto", "Bridges and river from above"),
];
