/** Texts of what is scheduled, on the screens of its records and in the agenda. */
export const adminSchedule = {
  title: "Agenda",
  lead: "O que entra no ar e o que sai dele sozinho, na hora do Recife.",
  empty: "Nada agendado. Agende na tela de cada item, em “Agendar publicação” ou “Tirar do ar”.",
  /** A record's state, with who and when. */
  states: {
    published: "Publicado",
    changed: "Alterações não publicadas",
    draft: "Rascunho",
    hidden: "Fora do ar",
    at: {
      published: "Publicado {{when}}",
      changed: "Alterações não publicadas, {{when}}",
      draft: "Rascunho, {{when}}",
      hidden: "Fora do ar: tirado {{when}}",
    },
    by: {
      published: "Publicado {{when}} por {{name}}",
      changed: "Alterações não publicadas de {{name}}, {{when}}",
      draft: "Rascunho de {{name}}, {{when}}",
      hidden: "Fora do ar: tirado {{when}} por {{name}}",
    },
  },
  planned: {
    publish: "Agendado para {{when}}",
    unpublish: "Sai do ar em {{when}}",
  },
  failed: {
    stale:
      "Não foi publicado em {{when}}: outra pessoa publicou depois do rascunho. Confira e publique, ou agende de novo.",
    hidden:
      "Não foi publicado em {{when}}: alguém tirou o item do ar antes. Publique, ou agende de novo.",
    invalid:
      "Não foi publicado em {{when}}: o rascunho tem um campo que não é mais aceito. Abra, corrija e agende de novo.",
  },
  actions: { publish: "Publicar", unpublish: "Tirar do ar" },
  by: "por {{name}}",
  cancel: "Cancelar",
  cancelNamed: "Cancelar: {{title}}, {{when}}",
  cancelled: "Agendamento cancelado.",
  gone: "Este agendamento não existe mais: já aconteceu, ou alguém o cancelou.",
  form: {
    open: "Agendar publicação",
    at: "Publicar em",
    zone: "Data e hora do Recife.",
    note: "Na hora marcada é publicado o rascunho como estiver salvo.",
    submit: "Agendar",
    busy: "Agendando...",
    done: "Agendado para {{when}}. O rascunho está salvo.",
    kept: "Rascunho salvo. Nada mudou no site; a publicação continua agendada para {{when}}.",
  },
  unpublish: {
    open: "Agendar a saída do ar",
    endDone: "Sai do ar em {{when}}.",
    at: "Tirar do ar em",
    hint: "Data e hora do Recife. Vazio: agora.",
    done: "{{name}} sai do ar em {{when}}.",
  },
  cancelDialog: {
    title: "Cancelar o agendamento?",
    publish: "O rascunho continua aqui, e nada é publicado sozinho.",
    unpublish: "O que está no ar continua no ar.",
    confirm: "Cancelar agendamento",
    busy: "Cancelando...",
  },
};
