/** Texts of /api, the reference of the JSON endpoints; the endpoints describe themselves in English. */
export const apiReference = {
  meta: {
    title: "API",
    description:
      "Referência dos endpoints JSON: o que recebem, o que respondem e quem pode usá-los.",
  },
  title: "API",
  text: "Projetos, números, banner, documentos e parceiros também podem ser lidos por programas e, com o acesso da equipe, editados por eles.",
  description: "Descrição OpenAPI 3.1 (JSON)",
  staff: "somente equipe",
  parameters: "Parâmetros",
  body: "Corpo da requisição",
  answer: "Resposta",
  refusals: "Outras respostas",
};
