import { contentVersion } from "#app/db/cachedContentVersion.server.ts";
import * as Withheld from "./withheld.repo.server.ts";

/** More than the files of a large site in all their sizes. */
const most = 20_000;

/** What was found out about files since the content last changed. */
interface Found {
  version: string;
  publicPaths: Promise<Set<string>> | undefined;
  /** By path. */
  withheld: Map<string, Promise<boolean>>;
}

let found: Found = { version: "", publicPaths: undefined, withheld: new Map() };

/**
 * Whether a stored file, or one made from it, was public once and is not any more: only deleted or older
 * content names it (contract 10), or a draft. It is not moved anywhere: what the database says at the moment is what
 * counts, so that withholding and giving back are part of the change that causes them. Uploads that no content
 * has named yet are not withheld: their names cannot be guessed.
 */
export async function isWithheld(path: string): Promise<boolean> {
  const { withheld } = refresh();
  const known = withheld.get(path);
  if (known !== undefined) return known;
  if (withheld.size >= most) withheld.clear();
  const asked = findOut(path);
  withheld.set(path, asked);
  asked.catch(() => withheld.delete(path));
  return asked;
}

async function findOut(path: string): Promise<boolean> {
  const source = await Withheld.findSource(path);
  if (!source || !(await Withheld.wasPublic(source))) return false;
  found.publicPaths ??= Withheld.findPublicPaths();
  return !(await found.publicPaths).has(source.path);
}

function refresh(): Found {
  try {
    const version = contentVersion();
    if (version !== found.version) found = { version, publicPaths: undefined, withheld: new Map() };
  } catch {
    // A database that cannot be read at the moment has not changed either.
  }
  return found;
}
