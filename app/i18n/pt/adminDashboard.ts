/** Texts of the dashboard: what waits for the team. */
export const adminDashboard = {
  title: "Painel",
  lead: "O que está agendado, o que espera por alguém, o que falta e o que mudou por último.",
  messages: "Mensagens esperando",
  unread: "{{count}} não lidas",
  unreadOne: "1 não lida",
  noneUnread: "Nenhuma mensagem por ler.",
  drafts: "Rascunhos",
  noDrafts: "Nenhum rascunho: tudo o que foi escrito está publicado.",
  draftBy: "{{when}}, por {{name}}",
  missing: {
    title: "O que falta",
    missing: "{{count}} textos sem inglês",
    missingOne: "1 texto sem inglês",
    outdated: "{{count}} traduções desatualizadas",
    outdatedOne: "1 tradução desatualizada",
    noEnglish: "Nenhum texto sem inglês.",
    alts: "{{count}} imagens sem texto alternativo",
    altsOne: "1 imagem sem texto alternativo",
    noAlts: "Nenhuma imagem sem texto alternativo.",
    describe: "Descrever a imagem",
  },
  changes: "Últimas mudanças",
  noChanges: "Nada mudou ainda.",
  allChanges: "Ver todo o histórico",
  alerts: {
    disk: "O disco do servidor está quase cheio: logo não dará para salvar. Avise quem cuida do servidor.",
    backup: "A última cópia de segurança boa tem mais de 36 horas. Avise quem cuida do servidor.",
    mail: "Os e-mails do site não saem há mais de uma hora. Avise quem cuida do servidor.",
    certificate:
      "O certificado de segurança do site vence em menos de 14 dias, ou já venceu. Avise quem cuida do servidor.",
    guessing: "Alguém está tentando adivinhar senhas do painel.",
  },
  alertMail: {
    subject: "{{site}}: o site precisa de cuidado",
    text: "Olá,\n\no site {{site}} avisa:\n\n{{list}}\n\nPainel: {{dashboard}}\n\nEste e-mail chega no máximo uma vez por dia a quem o pediu em Minha conta: {{account}}\n",
  },
};
