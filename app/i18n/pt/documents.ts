/** Texts of /documentos. */
export const documents = {
  meta: {
    title: "Documentos",
    description:
      "Estatuto, relatórios, planos e estudos da agência para consultar e baixar, com acesso livre e gratuito.",
  },
  banner: {
    title: "Documentos",
    text: "O que planejamos, contratamos e entregamos, à vista de todos. Consulte, baixe e compartilhe.",
  },
  list: {
    title: "Biblioteca",
    text: "Os documentos institucionais mais consultados, sempre na versão vigente.",
    download: "Download de arquivo",
    openLink: "Acessar documento",
    seeMore: "Ver mais",
    seeMoreHint: "Ver todos os arquivos públicos",
    empty: "Nenhum documento publicado por enquanto.",
  },
  law: {
    eyebrow: "Marco legal",
    title: "Lei Municipal nº 17.875/2013",
    text: "É a lei que estabelece, no Recife, como entidades sem fins lucrativos podem ser qualificadas como organizações sociais e firmar contratos de gestão com o Município, com metas, prazos e prestação de contas. Ela dá base à nossa parceria com a Prefeitura e define como somos acompanhados.",
    points: [
      {
        title: "Qualificação",
        text: "Requisitos para que uma entidade atue como organização social no município.",
      },
      {
        title: "Contrato de gestão",
        text: "Objetivos, metas, recursos e indicadores firmados por escrito.",
      },
      {
        title: "Controle público",
        text: "Relatórios, fiscalização e participação da sociedade no acompanhamento.",
      },
    ],
    download: "Baixar a lei",
    format: "PDF com resumo comentado",
  },
};
