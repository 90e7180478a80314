import { brand } from "#app/brand.ts";
import { noticePaths, savedParam, paths as sitePaths } from "#app/sitePaths.ts";

/** In the address of an action that discards a draft: its tag. */
export const discardTagParam = "descartar";
/** In the address of the question about a description's draft: the project whose pictures' form has led there. */
export const overProjectParam = "projeto";
/** Carries the tag of the draft that was discarded over its form. */
export const discardedParam = "descartado";

/** The path of a preview, with what it is of, and the end of those of the what-we-do page. */
const previewPath = /^\/admin\/([\w-]+)(?:\/(\d+))?\/previa(\/o-que-fazemos)?$/;
const previewKinds = {
  projetos: "project",
  documentos: "documents",
  parceiros: "partners",
  banner: "banner",
  [`numeros-${brand.slug}`]: "home",
} as const;
export type PreviewKind = (typeof previewKinds)[string];

/** Of which record this path is the preview; the banner and the numbers have the id 0. */
export function previewAt(path: string) {
  const [, section = "", id = "0", page] = previewPath.exec(path) ?? [];
  const kind: PreviewKind | undefined = previewKinds[section];
  return kind && { kind, id, isWhatWeDo: page !== undefined };
}

/** Marks a preview that is shown inside a page of ours. */
export const framedParam = "quadro";
/** Shows a preview as wide as a phone, by its only value. */
export const widthParam = "largura";
export const phoneWidth = "celular";

/** The site's addresses and those of the back office. */
export const paths = {
  ...sitePaths,
  /** Files that come in parts (tus). */
  uploadParts: `${sitePaths.upload}/resumable`,
  admin: {
    login: "/admin",
    signOut: "/admin/sair",
    /** Where an opened form says that it is open, and hears who else has it open. */
    presence: "/admin/presenca",
    /** Where a form whose record has no drafts keeps what is typed in it. */
    typed: (form: string) => `/admin/digitado/${form}`,
    /** Where the palette looks for records. */
    goTo: "/admin/ir-para",
    /** Where a form's script uploads files as soon as they are chosen. */
    files: "/admin/arquivos",
    /** The same in parts, for large ones. */
    fileParts: "/admin/arquivos/partes",
    /** Every stored file, and where it is used. */
    library: "/admin/acervo",
    /** What one of them is called, and whose it is. */
    fileDetails: (path: string) => `/admin/acervo/${path}`,
    /** Those that were deleted by themselves. */
    trashedFiles: "/admin/acervo?falta=lixeira",
    /** Where it is deleted. */
    deleteFile: (path: string) => `/admin/acervo/${path}/excluir`,
    /** The library, to choose files for a form. */
    chooseFile: "/admin/acervo/escolher",
    /** Where staff describe a stored picture or video. */
    file: (path: string) => `/admin/arquivos/${path}`,
    /** Leads to the same, for who knows only the id of its row. */
    fileById: (id: number) => `/admin/arquivo/${id}`,
    projectPhotos: (id: number) => `/admin/projetos/${id}/fotos`,
    pictureDescription: (path: string) => `/admin/arquivos/${path}/descricao`,
    /** Discards its draft, without leaving the form that it stands over. */
    discardDescription: (path: string, tag: string) =>
      `/admin/arquivos/${path}/descricao?${new URLSearchParams({ [discardTagParam]: tag })}`,
    dashboard: "/admin/dashboard",
    projects: "/admin/projetos",
    newProject: "/admin/adicionar-projeto",
    project: (id: number) => `/admin/editar-projeto/${id}`,
    /** The same, marked as just saved, with the revision that the save has written. */
    savedProject: (id: number, revision?: number) =>
      `/admin/editar-projeto/${id}?${savedParam}${revision === undefined ? "" : `=${revision}`}`,
    /** The page of a project's draft. */
    preview: (id: number) => `/admin/projetos/${id}/previa`,
    /** The home page with the banner's draft, and with that of the numbers. */
    bannerPreview: "/admin/banner/previa",
    numbersPreview: `/admin/numeros-${brand.slug}/previa`,
    /** The library with a document's draft. */
    documentPreview: (id: number) => `/admin/documentos/${id}/previa`,
    /** The home page with a partner's draft or, of the other type, the what-we-do page. */
    partnerPreview: (id: number, type: 1 | 2) =>
      `/admin/parceiros/${id}/previa${type === 2 ? "/o-que-fazemos" : ""}`,
    /** What is open about a project, as JSON for its form. */
    openPoints: (id: number) => `/admin/projetos/${id}/pendencias`,
    /** The same for the form of a new project, by that form's key. */
    openPointsOfNew: (key: string) =>
      `/admin/adicionar-projeto/pendencias?formulario=${encodeURIComponent(key)}`,
    /** Where links to a project's draft are made and ended. */
    approvals: (id: number) => `/admin/projetos/${id}/aprovacao`,
    discardDraft: (id: number) => `/admin/editar-projeto/${id}/descartar`,
    /** The same for the other kinds; the banner and the numbers have the id 0. */
    discardDraftOf: (kind: string, id: number, overProject?: number) =>
      `/admin/rascunho/${kind}/${id}${overProject === undefined ? "" : `?${overProjectParam}=${overProject}`}`,
    /** Asks before something in the agenda is cancelled. */
    cancelPlanned: (scheduled: number) => `/admin/agenda/${scheduled}`,
    unpublishProject: (id: number) => `/admin/editar-projeto/${id}/tirar-do-ar`,
    /** Asks before what is scheduled for a project is cancelled. */
    cancelScheduled: (id: number, scheduled: number) =>
      `/admin/editar-projeto/${id}/agendamento/${scheduled}`,
    highlightProject: (id: number) => `/admin/projetos/${id}/destaque`,
    projectPosition: (id: number) => `/admin/projetos/${id}/posicao`,
    deleteProject: (id: number) => `/admin/projetos/${id}/excluir`,
    numbers: `/admin/numeros-${brand.slug}`,
    banner: "/admin/banner",
    documents: "/admin/documentos",
    newDocument: "/admin/documentos/novo",
    newDocuments: "/admin/documentos/varios",
    document: (id: number) => `/admin/documentos/${id}`,
    unpublishDocument: (id: number) => `/admin/documentos/${id}/tirar-do-ar`,
    /** Asks before the documents of its query (`id`, repeated) are deleted. */
    deleteDocuments: "/admin/documentos/excluir",
    deleteDocument: (id: number) => `/admin/documentos/${id}/excluir`,
    partners: "/admin/parceiros",
    newPartners: (type: 1 | 2) => `/admin/parceiros/varios?tipo=${type}`,
    newPartner: (type: 1 | 2) => `/admin/parceiros/novo?tipo=${type}`,
    partner: (id: number) => `/admin/parceiros/${id}`,
    deletePartner: (id: number) => `/admin/parceiros/${id}/excluir`,
    messages: "/admin/mensagens",
    message: (id: number) => `/admin/mensagens/${id}`,
    deleteMessages: "/admin/mensagens/excluir",
    deleteMessage: (id: number) => `/admin/mensagens/${id}/excluir`,
    messagesExport: "/admin/mensagens/exportar",
    translations: "/admin/traducoes",
    importTranslations: "/admin/traducoes/importar",
    exportTranslations: "/admin/traducoes/exportar",
    history: "/admin/historico",
    /** The versions of a record; without an id of the banner, of the numbers, or of a list's order. */
    recordHistory: (kind: string, id: number | null) =>
      `/admin/historico/${kind}${id === null ? "" : `/${id}`}`,
    undo: noticePaths.undo,
    /** Where staff choose a moment of the site, see what was different then, and leave it. */
    moment: "/admin/historico/momento",
    trash: noticePaths.trash,
    account: "/admin/conta",
    team: "/admin/equipe",
    removeColleague: (id: number) => `/admin/equipe/${id}/remover`,
    security: "/admin/equipe/eventos",
    /** By an invitation; the token stands in the query, which no log line shows. */
    join: (token = "") => `/admin/convite${token && `?codigo=${token}`}`,
    newPassword: (token = "") => `/admin/nova-senha${token && `?codigo=${token}`}`,
    forgotten: "/admin/esqueci",
    /** The second step of a sign-in. */
    code: "/admin/codigo",
    twoStep: "/admin/conta/duas-etapas",
    newPasskey: "/admin/conta/chaves/nova",
    /** Where one of one's passkeys gets another name. */
    passkey: (id: number) => `/admin/conta/chaves/${id}`,
    removePasskey: (id: number) => `/admin/conta/chaves/${id}/remover`,
    firstAccount: "/admin/primeira-conta",
    /** Asks before a record in the trash is erased; `revision` is its deletion. */
    erase: (revision: number) => `/admin/lixeira/${revision}/apagar`,
    /** Asks before what a revision tells is brought back. */
    restore: (revision: number) => `/admin/historico/restaurar/${revision}`,
  },
} as const;
