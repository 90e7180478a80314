import { resolve } from "node:path";
import { brand } from "#app/brand.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { withSiteName } from "#app/features/projects/siteName.server.ts";
import * as Media from "#app/files/media.repo.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { paths } from "#app/paths.ts";
import { type BrandPictureName, brandPictures } from "#app/ui/brandPictures.ts";
import { recordIdOf } from "#app/validation/recordId.ts";

/** The content of a page's card. */
export interface CardContent {
  title: string;
  /** The small line above the title; "" for none. */
  eyebrow: string;
  picture: CardPicture;
}

interface CardPicture {
  /** Identifies the file in the card's hash; the file's content never changes. */
  name: string;
  /** Undefined for a stored file, whose path is its name. */
  file?: string;
  /** The focal point, kept in the crop: 0..1 from the left and from the top. */
  focal: { x: number; y: number };
}

interface SitePage {
  path: string;
  picture: BrandPictureName;
  titleIn: (lang: Lang) => string;
}

/** The site's own pages, by the name used in their card's address. */
const sitePages: Record<string, SitePage> = {
  inicio: {
    path: paths.home,
    picture: "hero",
    titleIn: (lang) => brand.tagline[lang],
  },
  projetos: {
    path: paths.projects,
    picture: "projects",
    titleIn: (lang) => pickTexts(lang, "projects").projects.meta.title,
  },
  "o-que-fazemos": {
    path: paths.whatWeDo,
    picture: "what-we-do",
    titleIn: (lang) => pickTexts(lang, "whatWeDo").whatWeDo.meta.title,
  },
  sobre: {
    path: paths.about,
    picture: "about",
    titleIn: (lang) => pickTexts(lang, "about").about.meta.title,
  },
  documentos: {
    path: paths.documents,
    picture: "documents",
    titleIn: (lang) => pickTexts(lang, "documents").documents.meta.title,
  },
  arquivos: {
    path: paths.uploads,
    picture: "documents",
    titleIn: (lang) => pickTexts(lang, "publicFiles").publicFiles.meta.title,
  },
  contato: {
    path: paths.contact,
    picture: "contact",
    titleIn: (lang) => pickTexts(lang, "contact").contact.meta.title,
  },
  busca: {
    path: paths.search,
    picture: "projects",
    titleIn: (lang) => pickTexts(lang, "search").search.meta.title,
  },
  api: {
    path: paths.api,
    picture: "fallback",
    titleIn: (lang) => pickTexts(lang, "apiReference").apiReference.meta.title,
  },
  termos: {
    path: paths.terms,
    picture: "fallback",
    titleIn: (lang) => pickTexts(lang, "legal").legal.terms.meta.title,
  },
  politica: {
    path: paths.privacy,
    picture: "fallback",
    titleIn: (lang) => pickTexts(lang, "legal").legal.privacy.meta.title,
  },
};

export const sitePageNames = Object.keys(sitePages);

const projectAddress = new RegExp(`^${paths.projectPrefix}[^/]*/([^/]+)/?$`);

/** The name of a page's card; pages without their own share the home page's. */
export function cardPageOf(pathname: string): string {
  const [, id] = projectAddress.exec(pathname) ?? [];
  if (id) return projectPage(recordIdOf(id) ?? 0);
  const path = pathname.replace(/(.)\/$/, "$1").toLowerCase();
  return sitePageNames.find((name) => sitePages[name]?.path === path) ?? "inicio";
}

export function projectPage(id: number): string {
  return `projeto-${id}`;
}

/** The content of a page's card in a language; undefined when there is no such page. */
export async function findCardContent(page: string, lang: Lang): Promise<CardContent | undefined> {
  const sitePage = Object.hasOwn(sitePages, page) ? sitePages[page] : undefined;
  if (sitePage) {
    const title = sitePage.titleIn(lang);
    return { title, eyebrow: brand.shortName, picture: brandPicture(sitePage.picture) };
  }
  const id = recordIdOf(/^projeto-(\d+)$/.exec(page)?.[1] ?? "");
  const project = id && (await Projects.findSummaryById(id, lang));
  if (!project) return undefined;
  const { name, bannerImage, cardImageDesktop } = withSiteName(project, lang);
  const picture = await storedPicture(bannerImage ?? cardImageDesktop);
  return { title: name, eyebrow: brand.shortName, picture: picture ?? brandPicture("fallback") };
}

async function storedPicture(path: string | null): Promise<CardPicture | undefined> {
  const media = path === null ? undefined : await Media.findByPath(path);
  if (!media?.type.startsWith("image/")) return undefined;
  const { path: name, focalX, focalY } = (await Media.findShown([media])).get(media.path) ?? media;
  return { name, focal: { x: focalX, y: focalY } };
}

/** One of the site's own pictures, from the build, or in development from `public`. */
function brandPicture(name: BrandPictureName): CardPicture {
  const file = `images/${name}-${brandPictures[name].widths.at(-1)}.webp`;
  const folder = import.meta.env.PROD ? "build/client" : "public";
  return { name: file, file: resolve(folder, file), focal: { x: 0.5, y: 0.5 } };
}
