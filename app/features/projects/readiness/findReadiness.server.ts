import { formatPaths } from "@conform-to/dom";
import { unstable_coerceFormValue as coerceFormValue } from "@conform-to/zod/v4";
import { asTyped } from "#app/db/drafts/typedTexts.ts";
import { inspectFiles } from "#app/files/inspection/inspectFiles.server.ts";
import { parseTones } from "#app/files/inspection/tones.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { cropNames, focalPercent } from "#app/files/picture/crops.ts";
import { parseFrames } from "#app/files/picture/frames.ts";
import { paths } from "#app/paths.ts";
import type { FieldEnglish } from "../projectEnglish.repo.server.ts";
import * as Projects from "../projects.repo.server.ts";
import { type Project, projectSchema } from "../projects.schema.ts";
import { cardImageOf } from "../toCard.ts";
import { ownPath } from "./oddLink.ts";
import { type FileFact, filesOf, findOpenPoints, linksOf, type OpenPoint } from "./readiness.ts";

/** The pages that always are. */
const pages = new Set<string>([
  ...[paths.home, paths.projects, paths.whatWeDo, paths.about, paths.documents, paths.uploads],
  ...[paths.contact, paths.search, paths.terms, paths.privacy, paths.api],
  ...[paths.projectsFeed, paths.documentsFeed],
]);

/** What is open about a project as its form opens it: its draft or, where there is none, what is published. */
export async function findReadiness(
  project: Project,
  english: FieldEnglish,
  { origin }: { origin: string },
): Promise<OpenPoint[]> {
  const stored = storedLinks(linksOf(project), origin);
  const files = await Media.findAllByPaths([...filesOf(project), ...stored.values()]);
  const found = new Set(files.map(({ path }) => path));
  const missing = [...stored].flatMap(([link, path]) => (found.has(path) ? [] : [link]));
  const deadLinks = new Set([...missing, ...(await deadPages(linksOf(project), origin))]);
  const behindNames = [project.bannerImage, project.highlight ? cardImageOf(project) : null];
  const facts = await factsOf(files, (file) => behindNames.includes(file.path));
  return findOpenPoints(project, { files: facts, english, deadLinks, origin });
}

const formSchema = coerceFormValue(projectSchema);

/**
 * A project as its form came back with it, also where not all of it is valid.
 *
 * @param values conform's `initialValue`
 * @returns undefined where not only single fields are invalid
 */
export function projectAsTyped(values: Record<string, unknown>): Project | undefined {
  const parsed = formSchema.safeParse(values);
  if (parsed.success) return parsed.data;
  const typed: Record<string, string> = {};
  const empty: Record<string, string> = {};
  for (const { path } of parsed.error.issues) {
    const value = path.reduce((part, key) => (part as never)?.[key], values as unknown);
    if (typeof value !== "string") return undefined;
    const name = formatPaths(path as (string | number)[]);
    typed[name] = value;
    empty[name] = "";
  }
  const rest = formSchema.safeParse(asTyped({ content: values, typed: empty }));
  return rest.success ? asTyped({ content: rest.data, typed }) : undefined;
}

async function factsOf(
  files: readonly Media.Media[],
  isBehindName: (file: Media.Media) => boolean,
): Promise<Map<string, FileFact>> {
  const inspected = await inspectFiles(
    files.filter((file) => file.type === "application/pdf" || isBehindName(file)),
  );
  const seen = await Media.findShown(files);
  return new Map(
    files.map((stored) => {
      const file = seen.get(stored.path) ?? stored;
      const { tones = "", isTagged } = inspected.get(file.id) ?? {};
      const fact: FileFact = {
        ...{ type: file.type, width: file.width, height: file.height, alt: file.altPt },
        altEnglish: { text: file.altEn, source: file.altEnSource },
        isDecorative: file.isDecorative === 1,
        focal: { x: focalPercent(file.focalX), y: focalPercent(file.focalY) },
        shownPath: file.path,
        frames: cropNames.filter((name) => parseFrames(file.frames)[name]),
        // They are measured in the stored file.
        tones: file.path === stored.path ? parseTones(tones) : undefined,
        isTagged,
      };
      return [stored.path, fact];
    }),
  );
}

/** The links that lead to stored files, with the files' paths. */
function storedLinks(links: readonly string[], origin: string): Map<string, string> {
  const prefix = paths.stored("");
  const own = links.flatMap((link) => {
    const path = pathOf(link, origin);
    return path?.startsWith(prefix) ? [[link, path.slice(prefix.length)] as const] : [];
  });
  return new Map(own);
}

/** The links to pages of this site that there are not; other sites are not asked. */
async function deadPages(links: readonly string[], origin: string): Promise<string[]> {
  const idOf = (path: string) => Number(/^\/projeto\/[^/]*\/(\d{1,15})$/.exec(path)?.[1] ?? 0);
  const own = links.flatMap((link) => {
    const path = pathOf(link, origin);
    const isElsewhere = path === undefined || /^\/(storage|admin|api)\//.test(path);
    return isElsewhere || pages.has(path) ? [] : [{ link, id: idOf(path) }];
  });
  if (own.length === 0) return [];
  const known = await Projects.findPublicIds(own.map(({ id }) => id));
  return own.flatMap(({ link, id }) => (known.has(id) ? [] : [link]));
}

/** Without its query and hash. */
function pathOf(link: string, origin: string): string | undefined {
  const path = ownPath(link, origin)?.replace(/[?#].*$/, "");
  return path === "/" ? path : path?.replace(/\/$/, "");
}
