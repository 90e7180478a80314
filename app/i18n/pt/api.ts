/** Messages of the HTTP pipeline and of the JSON endpoints (contract 5, 9). */
export const api = {
  badRequest: "Requisição inválida",
  malformedJson: "O corpo da requisição não é um JSON válido",
  validation: "Há campos inválidos",
  unauthorized: "Faça login para continuar",
  codeNeeded: 'Esta conta pede também um código: mande-o em "code"',
  wrongCredentials: "E-mail ou senha inválidos",
  signedOut: "Sessão encerrada",
  otherOrigin: "Esta requisição não veio deste site",
  notFound: "Recurso não encontrado",
  gone: "Este arquivo não está mais no site",
  methodNotAllowed: "Método não permitido",
  headersTooLarge:
    "O endereço ou os cookies são grandes demais. Apague os cookies deste site e tente de novo.",
  timeout: "O envio parou por tempo demais e foi encerrado",
  conflict: "Este conteúdo foi alterado por outra pessoa",
  notRestorable: "Este conteúdo não segue mais as regras do site e não pode voltar inteiro",
  keyReused: "Esta Idempotency-Key já foi usada para outro conteúdo",
  keyTooLong: "Esta Idempotency-Key tem mais de 200 caracteres",
  tooLarge: "O conteúdo enviado é grande demais",
  unsupportedType: "Tipo de conteúdo não aceito",
  tooManyRequests: "Muitas tentativas. Tente novamente em alguns minutos.",
  databaseSilent: "O banco de dados não respondeu. Tente de novo em instantes.",
  databaseAway:
    "O banco de dados não respondeu. Confira se o que você enviou foi salvo antes de tentar de novo.",
  busy: "Há visitas demais neste momento. Tente de novo em instantes.",
  serverError: "Algo deu errado do nosso lado. Código da requisição: {{requestId}}",
  diskFull: "O servidor está sem espaço em disco. Nada foi salvo; tente de novo mais tarde.",
  /** Why a file was not stored (contract 6, 9); the keys of `files/mediaErrors.ts`. */
  files: {
    named: "{{name}}: {{reason}}",
    unacceptedType: "Este tipo de arquivo não é aceito aqui. Tipos aceitos: {{types}}",
    heic: "Fotos HEIC, como as do iPhone, não são aceitas. Exporte-a em JPEG: no iPhone, escolha Ajustes › Câmera › Formatos › Mais Compatível e fotografe de novo, ou copie a foto para o app Arquivos; no Mac, abra-a em Pré-Visualização e escolha Arquivo › Exportar › JPEG.",
    misnamedPicture:
      "Apesar do nome, o conteúdo deste arquivo não parece ser uma imagem. Tipos aceitos: {{types}}",
    activePage:
      "Páginas HTML e desenhos SVG não são aceitos, nem escritos como XML, porque podem conter programas. Tipos aceitos: {{types}}",
    macros:
      "Este documento do Word contém macros (programas), que não são aceitas. No Word, salve-o como “Documento do Word (*.docx)” e envie o novo arquivo. Tipos aceitos: {{types}}",
    remoteTemplate:
      "Este documento do Word busca seu modelo fora dele, por onde podem vir programas. No Word, escolha o modelo Normal.dotm em Desenvolvedor > Modelo de Documento e salve, ou envie o documento em PDF. Tipos aceitos: {{types}}",
    brokenImage: "A imagem está danificada e não pôde ser lida",
    noMemory:
      "O servidor não teve memória suficiente para ler a imagem. Tente de novo mais tarde ou envie uma imagem menor.",
    videoIndex:
      "O vídeo está sem índice e não pode ser assistido: a gravação ou a cópia não chegou ao fim. Copie-o de novo da câmera ou exporte-o outra vez.",
    videoPicture: "O arquivo não tem imagem, só som ou nem isso: não pode ser mostrado como vídeo",
    videoCut:
      "O vídeo está incompleto: falta o fim do arquivo. Copie-o de novo da câmera ou exporte-o outra vez.",
    brokenCaptions:
      "As legendas não estão no formato WebVTT, em UTF-8 e com ao menos um trecho com seus tempos",
    tooLarge: "O arquivo passa do limite de {{limit}}",
    togetherTooLarge: "Os arquivos passam, juntos, do limite de {{limit}} por envio",
    tooManyPixels: "A imagem passa do limite de {{megapixels}} megapixels",
    empty: "O arquivo está vazio",
    diskFull:
      "O servidor está sem espaço em disco. O arquivo não foi salvo; tente de novo mais tarde.",
    unreachable:
      "O servidor não alcança, no momento, o lugar onde guarda os arquivos; tente de novo em instantes.",
    malformed: "O envio está incompleto ou malformado",
    notMultipart: "Envie os arquivos como multipart/form-data, sem compressão",
    noFileInField: "Envie cada arquivo, com seu nome, no campo {{field}}",
    tooMany: "Arquivos demais de uma vez (máximo: {{most}}); salve e envie os outros depois",
    incomplete: "O arquivo ainda não chegou inteiro: continue o envio de onde ele está",
    wrongOffset: "O envio está em outro ponto: pergunte onde (HEAD) e continue de lá",
    protocol: "Envie o cabeçalho Tus-Resumable: 1.0.0",
    inUse: "Outra conexão está enviando este arquivo; tente de novo em instantes",
    stalled: "O envio parou por tempo demais e foi encerrado",
  },
};
