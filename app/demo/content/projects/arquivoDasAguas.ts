import { picture } from "../assets.ts";
import type { DemoProject } from "../shape.ts";

/** Just begun: a name and a banner, nothing else. */
export const arquivoDasAguas: DemoProject = {
  name: "Arquivo das Águas",
  en: { name: "Archive of the Waters" },
  bannerImage: picture(
    "arquivo-das-aguas-banner",
    "O Capibaribe ao anoitecer, com a ponte de pedra e os sobrados acesos",
    "The Capibaribe at nightfall, with the stone bridge and lit town houses",
  ),
};
