import { picture } from "./assets.ts";
import { caminhoDaEscola } from "./projects/caminhoDaEscola.ts";
import { casaSobreAMare } from "./projects/casaSobreAMare.ts";
import { cicloAurora } from "./projects/cicloAurora.ts";
import { escadariaViva } from "./projects/escadariaViva.ts";
import { escolaDoMangue } from "./projects/escolaDoMangue.ts";
import { feiraDaLua } from "./projects/feiraDaLua.ts";
import { linhaDoRio } from "./projects/linhaDoRio.ts";
import { mesaDeDados } from "./projects/mesaDeDados.ts";
import { oficinaCoque } from "./projects/oficinaCoque.ts";
import { pracaDasMares } from "./projects/pracaDasMares.ts";
import { tetoJardim } from "./projects/tetoJardim.ts";
import type { DemoProject } from "./shape.ts";

/** Just begun: a name and a banner, nothing else. */
const arquivoDasAguas: DemoProject = {
  name: "Arquivo das Águas",
  en: { name: "Archive of the Waters" },
  bannerImage: picture(
    "arquivo-das-aguas-banner",
    "O Capibaribe ao anoitecer, com a ponte de pedra e os sobrados acesos",
    "The Capibaribe at nightfall, with the stone bridge and lit town houses",
  ),
};

/** The dozen projects, in display order: the four highlighted ones first. */
export const projects: readonly DemoProject[] = [
  pracaDasMares,
  escolaDoMangue,
  cicloAurora,
  mesaDeDados,
  feiraDaLua,
  escadariaViva,
  linhaDoRio,
  tetoJardim,
  caminhoDaEscola,
  casaSobreAMare,
  oficinaCoque,
  arquivoDasAguas,
];
