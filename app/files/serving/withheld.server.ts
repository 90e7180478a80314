import { contentVersion } from "#app/db/cachedContentVersion.server.ts";
import * as Withheld from "./withheld.repo.server.ts";

/** More than the files of a large site in all their sizes. */
const most = 20_000;

/** What was found out about files since the content last changed. */
interface Found {
  version: string;
  publicPaths: Promise<Set<string>> | undefined;
  /** By path. */
  standings: Map<string, Promise<Standing>>;
}

let found: Found = { version: "", publicPaths: undefined, standings: new Map() };

/** Whether a path is a stored file's that may be served; what no row names is no file of the site. */
export type Standing = "served" | "withheld" | "unknown";

/**
 * Whether a stored file, or one made from it, was public once and is not any more: only deleted or older
 * content names it (contract 10), or a draft. It is not moved anywhere: what the database says at the moment is what
 * counts, so that withholding and giving back are part of the change that causes them. Uploads that no content
 * has named yet are not withheld: their names cannot be guessed.
 */
export async function standingOf(path: string): Promise<Standing> {
  const { standings } = refresh();
  const known = standings.get(path);
  if (known !== undefined) return known;
  if (standings.size >= most) standings.clear();
  const asked = findOut(path);
  standings.set(path, asked);
  const forget = () => standings.delete(path);
  // An upload's row does not change the content's version.
  asked.then((standing) => standing === "unknown" && forget(), forget);
  return asked;
}

async function findOut(path: string): Promise<Standing> {
  const source = await Withheld.findSource(path);
  if (!source) return "unknown";
  if (!(await Withheld.wasPublic(source))) return "served";
  found.publicPaths ??= Withheld.findPublicPaths();
  return (await found.publicPaths).has(source.path) ? "served" : "withheld";
}

function refresh(): Found {
  try {
    const version = contentVersion();
    if (version !== found.version)
      found = { version, publicPaths: undefined, standings: new Map() };
  } catch {
    // A database that cannot be read at the moment has not changed either.
  }
  return found;
}
