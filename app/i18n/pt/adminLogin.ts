/** The sign-in page of the back office. */
export const adminLogin = {
  pageTitle: "Entrar",
  title: "Boas-vindas ao painel da {{name}}",
  subtitle: "Entre com seu e-mail e sua senha para cuidar do conteúdo do site.",
  email: "E-mail",
  password: "Senha",
  showPassword: "Mostrar senha",
  hidePassword: "Ocultar senha",
  refused: "Confira o campo {{label}}: há uma mensagem junto dele.",
  submit: "Entrar",
  submitting: "Entrando...",
  passkey: {
    submit: "Entrar com chave de acesso",
    working: "Um momento...",
    cancelled: "Nenhuma chave de acesso foi usada. Tente de novo, ou entre com a senha.",
    tooLate: "Passou do tempo. Tente de novo, ou entre com a senha.",
    refused: "Esta chave de acesso não serve: ela pode ter sido removida. Entre com a senha.",
  },
  site: "Voltar para o site",
  pending:
    "Sua sessão expirou. O que você digitou está guardado: entre de novo e ele volta à tela.",
  notEnded:
    "Você saiu neste navegador, mas o servidor não pôde encerrar a sessão: o disco pode estar cheio.",
  expired: "Sua sessão expirou e a última ação não foi feita. Entre de novo e repita-a.",
};
