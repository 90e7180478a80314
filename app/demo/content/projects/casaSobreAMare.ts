import { picture, projectFile } from "../assets.ts";
import { listed, projectLogos } from "../logos.ts";
import type { DemoProject } from "../shape.ts";

const { bannerLogo, logoImage } = projectLogos(
  "casa-sobre-a-mare",
  "Casa sobre a Maré",
  "House on the Tide",
);

/** Safer stilt houses; description, partners and a document. */
export const casaSobreAMare: DemoProject = {
  name: "Casa sobre a Maré",
  subtitle: "Melhoria de palafitas com quem vive nelas, em Brasília Teimosa",
  place: "Brasília Teimosa",
  theme: "Moradia",
  en: {
    name: "House on the Tide",
    subtitle: "Improving stilt houses with those who live in them, in Brasília Teimosa",
    place: "Brasília Teimosa",
    theme: "Housing",
  },
  bannerImage: picture(
    "casa-sobre-a-mare-banner",
    "Casas coloridas de palafita ao pôr do sol, com barcos de pesca",
    "Colourful stilt houses at sunset, with fishing boats",
  ),
  bannerLogo,
  cardImageMobile: picture(
    "casa-sobre-a-mare-cartao-celular",
    "Casa de palafita com varanda",
    "Stilt house with a porch",
  ),
  description: {
    title: "Ficar também é um direito",
    description:
      "Nem toda palafita precisa sair, e nenhuma precisa balançar. Com engenheiras, carpinteiros navais e 74 famílias, desenvolvemos um estojo de reforma: estacas de concreto fino, piso que escoa, banheiro seco e ligação elétrica segura.\n\nA obra de cada casa dura nove dias e é feita em mutirão remunerado. A família escolhe as cores e recebe um manual com a sua casa desenhada.",
    firstImage: picture(
      "casa-sobre-a-mare-descricao-1",
      "Palafitas reformadas, com roupa no varal",
      "Repaired stilt houses, washing on the line",
    ),
    secondImage: picture(
      "casa-sobre-a-mare-descricao-2",
      "Pescador passa de barco diante das casas",
      "A fisherman rows past the houses",
    ),
    logoImage,
    en: {
      title: "Staying is a right too",
      description:
        "Not every stilt house has to go, and none has to sway. With engineers, boat carpenters and 74 families we developed a repair kit: slender concrete piles, a floor that drains, a dry toilet and safe wiring.\n\nThe works on each house take nine days and are done as paid collective work. The family chooses the colours and receives a manual with its own house drawn in it.",
    },
  },
  partners: listed("palafita", "mareAlta", "caisNovo"),
  documents: [
    {
      file: projectFile("casa-sobre-a-mare-manual.pdf"),
      title: "Manual do estojo de reforma",
      description: "Peças, medidas e ordem de montagem.",
      en: {
        title: "Repair kit manual",
        description: "Parts, measures and order of assembly (in Portuguese).",
      },
    },
  ],
};
