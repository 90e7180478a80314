/** Texts of /api, the reference of the JSON endpoints; see `summaries`. */
export const apiReference = {
  meta: {
    title: "API",
    description:
      "Referência dos endpoints JSON: o que recebem, o que respondem e quem pode usá-los.",
  },
  title: "Dados abertos (API)",
  text: "Projetos, números, banner, documentos e parceiros também podem ser lidos por programas e, com o acesso da equipe, editados por eles.",
  description: "Descrição OpenAPI 3.1 (JSON)",
  staff: "somente equipe",
  /** By id of the OpenAPI description; those of staff describe themselves in English. */
  summaries: {
    getProjects: "Projetos, na ordem de exibição",
    getProjectsAll: "Todos os projetos, na ordem de exibição",
    getProjectsById: "Um projeto completo",
    getHome: "Os quatro números da página inicial",
    getBanner: "O banner da página inicial; inativo, não tem link, imagens nem textos",
    getPartners: "Parceiros dos dois tipos, na ordem de exibição",
    getDocuments: "Os documentos da biblioteca, na ordem de exibição",
    getSearch: "Os melhores resultados da busca: até cinco projetos e cinco documentos",
    postContact: "Envia uma mensagem à agência",
    postAuthLogin: "Entra; o token vai no cabeçalho Authorization: Bearer",
    postAuthLogout: "Sai: o token desta requisição deixa de valer",
  },
  groups: {
    projects: "Projetos",
    home: "Números",
    banner: "Banner",
    partners: "Parceiros",
    documents: "Documentos",
    search: "Busca",
    contact: "Contato",
    auth: "Acesso",
  },
  forStaff: "Somente equipe: editar conteúdo e enviar arquivos",
  parameters: "Parâmetros",
  body: "Corpo da requisição",
  answer: "Resposta",
  refusals: "Outras respostas",
};
