/** Texts of /uploads: every public file (contract 7). */
export const publicFiles = {
  meta: {
    title: "Todos os arquivos",
    description:
      "Busque em todos os arquivos públicos da agência: biblioteca e documentos dos projetos.",
  },
  title: "Todos os arquivos",
  text: "A biblioteca da agência e os documentos de cada projeto, reunidos em uma só lista.",
  searchLabel: "Buscar arquivos",
  searchHint: "Por título, descrição ou projeto. Acentos não fazem diferença.",
  searchButton: "Buscar",
  clear: "Limpar busca",
  countOne: "1 arquivo",
  countMany: "{{count}} arquivos",
  resultsOne: "1 arquivo encontrado para “{{query}}”",
  resultsMany: "{{count}} arquivos encontrados para “{{query}}”",
  noResults: "Nenhum arquivo encontrado para “{{query}}”",
  noResultsHint: "Confira a grafia ou tente uma palavra mais geral.",
  empty: "Nenhum arquivo publicado por enquanto.",
  fromLibrary: "Biblioteca",
};
