import { libraryFile } from "./assets.ts";
import type { DemoDocument } from "./shape.ts";

/** The library of /documentos; the law comes first, as on the page. */
export const documents: readonly DemoDocument[] = [
  {
    file: libraryFile("lei-municipal-17875-2013.pdf"),
    title: "Lei Municipal nº 17.875/2013",
    description:
      "Resumo comentado da lei do Recife sobre organizações sociais, que dá base à nossa parceria com o Município.",
    en: {
      title: "Municipal Law 17.875/2013",
      description:
        "Annotated summary of Recife’s law on social organisations, the basis of our partnership with the city (in Portuguese).",
    },
  },
  {
    file: libraryFile("relatorio-anual-2025.pdf"),
    title: "Relatório anual 2025",
    description: "O que fizemos, quanto custou e o que mudou, projeto a projeto.",
    en: {
      title: "Annual report 2025",
      description:
        "What we did, what it cost and what changed, project by project (in Portuguese).",
    },
  },
  {
    file: libraryFile("plano-estrategico-2037.pdf"),
    title: "Plano estratégico 2037",
    description: "Metas e compromissos até os 500 anos do Recife.",
    en: {
      title: "Strategic plan 2037",
      description: "Goals and commitments up to Recife’s 500th year (in Portuguese).",
    },
  },
  {
    file: libraryFile("guia-de-cocriacao.pdf"),
    title: "Guia de cocriação",
    description: "Como preparar, conduzir e devolver uma oficina de bairro.",
    en: {
      title: "Co-creation guide",
      description: "How to prepare, run and report back a neighbourhood workshop (in Portuguese).",
    },
  },
  {
    file: libraryFile("prestacao-de-contas-2025.pdf"),
    title: "Prestação de contas 2025",
    description: "Receitas, despesas e parecer do Conselho Fiscal.",
    en: {
      title: "Accounts 2025",
      description: "Income, expenses and the Audit Board’s opinion (in Portuguese).",
    },
  },
  {
    file: libraryFile("politica-de-dados-abertos.pdf"),
    title: "Política de dados abertos",
    description: "O que publicamos, em que formato e como protegemos as pessoas.",
    en: {
      title: "Open data policy",
      description: "What we publish, in which format and how we protect people (in Portuguese).",
    },
  },
];

/** One that is published by itself, a week after the demo was filled in. */
export const scheduledDocument: DemoDocument = {
  file: libraryFile("guia-de-cocriacao.pdf"),
  title: "Guia de cocriação, segunda edição",
  description: "Com o que as oficinas de 2026 ensinaram.",
  en: {
    title: "Co-creation guide, second edition",
    description: "With what the workshops of 2026 have taught us (in Portuguese).",
  },
};
