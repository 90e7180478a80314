/** Messages beside a field; the first six are verbatim from spec 5. */
export const validation = {
  email: "Email inválido",
  phone: "Telefone inválido",
  password: "Senha inválida",
  text: "Texto inválido",
  option: "Selecione uma opção",
  message: "Mensagem inválida",
  percent: "Digite um número de 0 a 100 (o tamanho, de 10 a 100)",
  type: "Valor de tipo inesperado",
  tooLong: "Texto longo demais",
  tooMany: "Itens demais",
  link: "Link inválido. Escreva o endereço completo, como https://exemplo.org, ou uma página deste site, como /contato.",
  file: "Este arquivo não está no site: envie-o de novo",
  fileName: "Dê um nome ao arquivo",
  fileType: "Este tipo de arquivo não é aceito aqui",
  video: "Envie um vídeo ou cole o endereço de um vídeo do YouTube",
  date: "Data inválida",
  moment: "Use data e hora, como 2026-11-27T08:00",
  past: "Este momento já passou. Escolha um no futuro",
  order: "Posição inválida",
  id: "Identificador desconhecido ou repetido",
  answerName: "Diga o seu nome (até 80 caracteres)",
  answerComment: "Diga o que deve mudar (até 5000 caracteres)",
  personName: "Diga como a equipe chama você (até 80 caracteres)",
  passkeyName: "Dê um nome à chave (até 80 caracteres)",
  firstCode:
    "Este não é o código. Ele está no registro (log) do servidor, e muda quando o site reinicia",
  code: "Este código não serve: ele pode já ter sido usado ou ter passado do tempo",
  currentPassword: "Esta não é a sua senha atual",
  newPassword: "A nova senha precisa ter de 12 a 1024 caracteres",
  commonPassword: "Esta senha é muito conhecida. Escolha outra, como uma frase só sua",
  addressPassword: "A senha não pode ser o seu e-mail",
};

/** Texts of the forms' error summary. */
export const forms = {
  summaryOne: "Há um campo a corrigir",
  summaryMany: "Há {{count}} campos a corrigir",
};
