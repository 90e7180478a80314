import { shortenSlug, toSlug } from "#app/slug.ts";

/** The query parameter that marks the page shown after a save. */
export const savedParam = "salvo";
/** Holds the token of a link. */
export const tokenParam = "codigo";

/**
 * The addresses of the public site, which every visitor's browser loads; `paths.ts` adds those of the back office.
 * Both alone build addresses (spec 2); `routes.ts` holds the patterns.
 */
export const paths = {
  home: "/",
  projects: "/projetos",
  /** Only the id identifies the project; the name is there for readers. */
  project: ({ id, name }: { id: number; name: string }) => `/projeto/${toSlug(name)}/${id}`,
  /** Where somebody without an account sees a draft and answers; the token stands in the query, which no log line shows. */
  approval: (token = "") => `/aprovacao${token && `?codigo=${token}`}`,
  /** What the addresses of all projects begin with. */
  projectPrefix: "/projeto/",
  whatWeDo: "/o-que-fazemos",
  about: "/sobre",
  documents: "/documentos",
  /** Serves the newest file of a document; only the id identifies it. A title may be longer than a header's limit. */
  document: ({ id, title }: { id: number; title: string }) =>
    `/documento/${id}/${shortenSlug(toSlug(title, "documento"), 80)}`,
  /** What the addresses of all documents begin with. */
  documentPrefix: "/documento",
  /** All public files: the document library's and the projects'. */
  uploads: "/uploads",
  contact: "/contato",
  search: "/busca",
  terms: "/termos",
  privacy: "/politica",
  /** Where the browser finds a stored file, image or document. */
  stored: (path: string) => `/storage/${path}`,
  storage: "/storage",
  /** The pictures that links to the site are shared with. */
  cards: "/cartao",
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  health: "/healthz",
  projectsFeed: "/projetos.atom",
  documentsFeed: "/documentos.atom",
  /** The JSON endpoints, for people and for programs. */
  api: "/api",
  openApi: "/api/openapi.json",
  /** Where API clients send files. */
  upload: "/api/upload",
} as const;

/** Where a notice leads, which may stand on any page. */
export const noticePaths = { undo: "/admin/historico/desfazer", trash: "/admin/lixeira" } as const;
