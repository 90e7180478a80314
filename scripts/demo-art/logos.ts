import { hue } from "./color.ts";
import type { Drawing } from "./formats.ts";
import { drawLogo, type Logo } from "./logo.ts";
import type { SymbolName } from "./symbols.ts";

/** The demo's logos by their names in app/demo/files/pictures, without `.png`; all on a transparent background. */
export const logos: Record<string, Drawing> = {
  "parceiro-fundacao-cais-novo": partner({ symbol: "arch", lines: ["Fundação", "Cais Novo"] }),
  "parceiro-instituto-foz-viva": partner({ symbol: "wave", lines: ["foz viva"], face: "text" }),
  "parceiro-universidade-do-litoral": partner({
    symbol: "book",
    lines: ["Universidade", "do Litoral"],
    face: "text",
  }),
  "parceiro-porto-aberto": partner({ symbol: "sail", lines: ["Porto Aberto"] }),
  "parceiro-banco-semear": partner({ symbol: "leaf", lines: ["semear"], tracking: 0.02 }),
  "parceiro-rede-cidades-de-agua": partner({ symbol: "nodes", lines: ["Rede Cidades", "de Água"] }),
  "parceiro-coletivo-palafita": partner({
    symbol: "house",
    lines: ["PALAFITA"],
    face: "text",
    tracking: 0.14,
  }),
  "parceiro-cooperativa-mare-alta": partner({ symbol: "sun", lines: ["Maré Alta", "cooperativa"] }),
  "parceiro-laboratorio-varzea": partner({
    symbol: "bars",
    lines: ["LAB", "VÁRZEA"],
    tracking: 0.06,
  }),
  "parceiro-associacao-maos-do-pina": partner({ symbol: "people", lines: ["Mãos", "do Pina"] }),
  "parceiro-fundo-atlantico-verde": partner({
    symbol: "petals",
    lines: ["Atlântico", "Verde"],
    face: "text",
  }),
  "parceiro-pedal-livre": partner({ symbol: "wheel", lines: ["pedal livre"] }),

  ...project("praca-das-mares", "wave", hue.ember),
  ...project("escola-do-mangue", "crab", hue.mangrove),
  ...project("ciclo-aurora", "wheel", hue.ember),
  ...project("mesa-de-dados", "bars", hue.river),
  ...project("feira-da-lua", "awning", hue.ember),
  ...project("escadaria-viva", "stairs", hue.ember),
  ...project("linha-do-rio", "sail", hue.river),
  ...project("teto-jardim", "leaf", hue.mangrove),
  ...project("caminho-da-escola", "people", hue.ember),
  ...project("casa-sobre-a-mare", "house", hue.coral),
  ...project("oficina-coque", "blocks", hue.ochre),
};

function partner(drawing: Pick<Logo, "symbol" | "lines" | "face" | "tracking">): Drawing {
  return () => drawLogo({ ...drawing, color: hue.ink, width: 640, height: 320 });
}

/**
 * A project's two logos: white for the banner, coloured for the description block. Its name, which stands
 * beside them, is written in the page's language.
 */
function project(name: string, symbol: SymbolName, color: string): Record<string, Drawing> {
  return {
    [`${name}-logo-branco`]: () => drawLogo({ symbol, color: hue.white, width: 600, height: 560 }),
    [`${name}-logo`]: () => drawLogo({ symbol, color, width: 320, height: 300 }),
  };
}
