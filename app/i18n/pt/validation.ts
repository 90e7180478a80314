/** Messages beside a field; the first six are verbatim from spec 5. */
export const validation = {
  email: "Email inválido",
  phone: "Telefone inválido",
  password: "Senha inválida",
  text: "Texto inválido",
  option: "Selecione uma opção",
  message: "Mensagem inválida",
  type: "Valor de tipo inesperado",
  tooLong: "Texto longo demais",
  tooMany: "Itens demais",
  characters: "O texto contém um caractere que não é aceito",
  link: "Link inválido. Use um endereço que comece com https://, http://, mailto:, tel: ou /",
  file: "Este arquivo não está no site: envie-o de novo",
  video: "Envie um vídeo ou cole o endereço de um vídeo do YouTube",
  date: "Data inválida",
  order: "Posição inválida",
  id: "Identificador desconhecido ou repetido",
};
