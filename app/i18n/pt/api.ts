/** Messages of the HTTP pipeline and of the JSON endpoints (contract 5, 9). */
export const api = {
  badRequest: "Requisição inválida",
  malformedJson: "O corpo da requisição não é um JSON válido",
  validation: "Há campos inválidos",
  unauthorized: "Faça login para continuar",
  wrongCredentials: "E-mail ou senha inválidos",
  signedOut: "Sessão encerrada",
  otherOrigin: "Esta requisição não veio deste site",
  notFound: "Recurso não encontrado",
  methodNotAllowed: "Método não permitido",
  timeout: "O envio parou por tempo demais e foi encerrado",
  conflict: "Este conteúdo foi alterado por outra pessoa",
  keyReused: "Esta Idempotency-Key já foi usada para outro conteúdo",
  keyTooLong: "Esta Idempotency-Key tem mais de 200 caracteres",
  tooLarge: "O conteúdo enviado é grande demais",
  unsupportedType: "Tipo de conteúdo não aceito",
  tooManyRequests: "Muitas tentativas. Tente novamente em alguns minutos.",
  serverError: "Algo deu errado do nosso lado. Código da requisição: {{requestId}}",
  diskFull: "O servidor está sem espaço em disco. Nada foi salvo; tente de novo mais tarde.",
  /** Why a file was not stored (contract 6, 9); the keys of `features/media/mediaErrors.ts`. */
  files: {
    named: "{{name}}: {{reason}}",
    unacceptedType: "Este tipo de arquivo não é aceito",
    misnamedPicture:
      "Apesar do nome, o conteúdo deste arquivo não parece ser uma imagem JPG, PNG ou WEBP",
    brokenImage: "A imagem está danificada e não pôde ser lida",
    noMemory:
      "O servidor não teve memória suficiente para ler a imagem. Tente de novo mais tarde ou envie uma imagem menor.",
    brokenCaptions: "As legendas não estão no formato WebVTT",
    tooLarge: "O arquivo passa do limite de {{megabytes}} MB",
    togetherTooLarge: "Os arquivos passam, juntos, do limite de {{megabytes}} MB por envio",
    tooManyPixels: "A imagem passa do limite de {{megapixels}} megapixels",
    empty: "O arquivo está vazio",
    diskFull:
      "O servidor está sem espaço em disco. O arquivo não foi salvo; tente de novo mais tarde.",
    malformed: "O envio está incompleto ou malformado",
    notMultipart: "Envie os arquivos como multipart/form-data, sem compressão",
    noFileInField: "Envie cada arquivo, com seu nome, no campo {{field}}",
    tooMany: "Arquivos demais de uma vez (máximo: {{most}}); salve e envie os outros depois",
    stalled: "O envio parou por tempo demais e foi encerrado",
  },
};
