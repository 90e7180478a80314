/** The pages of the back office that lead to an account: invitation, new password. */
export const adminDoors = {
  join: {
    pageTitle: "Convite",
    title: "Convite para o painel da {{name}}",
    subtitle: "A sua conta será {{email}}. Escolha como a equipe chama você, e uma senha.",
    name: "Nome",
    password: "Senha",
    submit: "Criar minha conta",
    submitting: "Criando...",
  },
  newPassword: {
    pageTitle: "Nova senha",
    title: "Escolha uma nova senha",
    subtitle: "Para a conta {{email}}. As sessões abertas terminam.",
    password: "Nova senha",
    submit: "Guardar senha",
    submitting: "Guardando...",
    changed: "Senha trocada. Entre com a nova.",
    changedWithPasskeys:
      "Senha trocada. Entre com a nova. As chaves de acesso continuam valendo: confira-as em Minha conta.",
  },
  code: {
    pageTitle: "Código",
    title: "Falta um código",
    subtitle: "Abra o aplicativo autenticador e digite o código de seis algarismos desta conta.",
    code: "Código",
    hint: "Sem o aplicativo por perto, use um dos seus códigos de recuperação. Sem nenhum, peça a alguém da equipe que desligue as duas etapas em Equipe.",
    submit: "Entrar",
    submitting: "Entrando...",
    back: "Voltar para a entrada",
  },
  forgotten: {
    pageTitle: "Esqueci a senha",
    title: "Esqueceu a senha?",
    subtitle: "Diga o e-mail da sua conta, e mandamos um link para escolher outra.",
    noMailSubtitle:
      "Este site não envia e-mails. Peça a alguém da equipe um link: em Equipe, ao lado do seu nome, “Link para nova senha”.",
    nobody: "Se ninguém da equipe consegue entrar, quem cuida do servidor troca a senha por lá.",
    email: "E-mail",
    submit: "Mandar link",
    submitting: "Mandando...",
    sent: "Se este e-mail tem uma conta, um link está a caminho. Ele vale 24 horas e uma só vez. Se não chegar, olhe o spam ou peça um a alguém da equipe.",
    link: "Esqueci a senha",
    signIn: "Voltar para a entrada",
  },
  first: {
    pageTitle: "Primeira conta",
    title: "A primeira conta da {{name}}",
    subtitle:
      "Este site ainda não tem nenhuma conta. O registro (log) do servidor mostra um código: com ele você cria a primeira.",
    code: "Código",
    email: "Seu e-mail",
    name: "Seu nome",
    password: "Senha",
    submit: "Criar conta",
    submitting: "Criando...",
    taken: "O site já tem uma conta. Entre com ela.",
  },
  over: {
    title: "Este link não vale mais",
    text: "Ele já foi usado, passou do prazo ou foi cancelado. Peça outro a alguém da equipe.",
    signIn: "Ir para a entrada do painel",
  },
  mail: {
    inviteSubject: "[{{site}}] Convite para o painel",
    inviteText:
      "Você foi convidado(a) a cuidar do site de {{site}}.\n\nEscolha seu nome e sua senha aqui, em até 72 horas:\n{{link}}\n\nSe não esperava este convite, ignore-o.\n",
    resetSubject: "[{{site}}] Nova senha",
    resetText:
      "Alguém, talvez você, pediu uma nova senha para a sua conta no painel de {{site}}.\n\nEscolha-a aqui, em até 24 horas:\n{{link}}\n\nSe não foi você, ignore este e-mail: a senha continua a mesma.\n",
  },
};
