import { brand } from "#app/brand.ts";
import { toSlug } from "#app/features/projects/slug.ts";

/** The query parameter that follows a save. */
export const savedMark = "salvo";

/** The one place that spells the site's addresses (spec 2); `routes.ts` holds the patterns. */
export const paths = {
  home: "/",
  projects: "/projetos",
  /** The id finds the project; its name is decoration. */
  project: ({ id, name }: { id: number; name: string }) => `/projeto/${toSlug(name)}/${id}`,
  whatWeDo: "/o-que-fazemos",
  about: "/sobre",
  documents: "/documentos",
  /** Every public file, the library's and the projects'. */
  uploads: "/uploads",
  contact: "/contato",
  search: "/busca",
  terms: "/termos",
  privacy: "/politica",
  /** Where the browser finds a stored file, image or document. */
  stored: (path: string) => `/storage/${path}`,
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  projectsFeed: "/projetos.atom",
  documentsFeed: "/documentos.atom",
  /** The JSON endpoints, for people and for programs. */
  api: "/api",
  openApi: "/api/openapi.json",
  /** Where programs send files. */
  upload: "/api/upload",
  admin: {
    login: "/admin",
    signOut: "/admin/sair",
    /** Where a form's script sends files at once. */
    files: "/admin/arquivos",
    /** Where staff describe a stored picture or film. */
    file: (path: string) => `/admin/arquivos/${path}`,
    dashboard: "/admin/dashboard",
    projects: "/admin/projetos",
    newProject: "/admin/adicionar-projeto",
    project: (id: number) => `/admin/editar-projeto/${id}`,
    /** The same, saying that it has just been saved. */
    savedProject: (id: number) => `/admin/editar-projeto/${id}?${savedMark}`,
    highlightProject: (id: number) => `/admin/projetos/${id}/destaque`,
    placeProject: (id: number) => `/admin/projetos/${id}/posicao`,
    deleteProject: (id: number) => `/admin/projetos/${id}/excluir`,
    numbers: `/admin/numeros-${brand.slug}`,
    banner: "/admin/banner",
    documents: "/admin/documentos",
    newDocument: "/admin/documentos/novo",
    document: (id: number) => `/admin/documentos/${id}`,
    deleteDocument: (id: number) => `/admin/documentos/${id}/excluir`,
    partners: "/admin/parceiros",
    newPartner: (type: 1 | 2) => `/admin/parceiros/novo?tipo=${type}`,
    partner: (id: number) => `/admin/parceiros/${id}`,
    deletePartner: (id: number) => `/admin/parceiros/${id}/excluir`,
    messages: "/admin/mensagens",
    message: (id: number) => `/admin/mensagens/${id}`,
    deleteMessage: (id: number) => `/admin/mensagens/${id}/excluir`,
    messagesExport: "/admin/mensagens/exportar",
    translations: "/admin/traducoes",
    importTranslations: "/admin/traducoes/importar",
    exportTranslations: "/admin/traducoes/exportar",
  },
} as const;
