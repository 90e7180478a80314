import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runInImageWorker } from "#app/files/picture/imageWorker.server.ts";
import { storage, storedFiles } from "#app/files/storage.server.ts";
import { isLang, type Lang } from "#app/i18n/lang.ts";
import { paths } from "#app/paths.ts";
import { ifAbsent, isDiskFull } from "#app/platform/errors.ts";
import { type CardContent, findCardContent } from "./cardPages.server.ts";

/** Increase it when the design of the cards changes, so that every address changes. */
const design = 2;

/** A page's card in a language, for a given state of its picture and title. */
export interface CardName {
  lang: Lang;
  page: string;
  mark: string;
}

/** `/cartao/en/projeto-3-5f2a….jpg`: the mark is a hash of the picture and title. */
export function cardPath({ lang, page, mark }: CardName): string {
  return `${paths.cards}/${lang}/${page}-${mark}.jpg`;
}

/** No page name is longer, and file names have a limit. */
const cardAddress = new RegExp(`^${paths.cards}/(\\w+)/([a-z0-9-]{1,100})-([\\w-]{16})\\.jpg$`);

export function parseCardPath(path: string): CardName | undefined {
  const [, lang, page, mark] = cardAddress.exec(path) ?? [];
  return isLang(lang) && page && mark ? { lang, page, mark } : undefined;
}

/** The name of a page's current card; undefined when there is no such page. */
export async function findCard(
  page: string,
  lang: Lang,
): Promise<(CardName & { content: CardContent }) | undefined> {
  const content = await findCardContent(page, lang);
  return content && { lang, page, mark: markOf(content), content };
}

function markOf({ title, eyebrow, picture: { name, focal } }: CardContent): string {
  const made = JSON.stringify([design, title, eyebrow, name, focal]);
  return createHash("sha256").update(made).digest("hex").slice(0, 16);
}

/** Cards are stored beside the uploads, not among them: they can be regenerated and are not backed up. */
const folder = () => join(storage().root, "cards");
const fileOf = (name: CardName) => join(folder(), cardFileName(name));

export function cardFileName({ lang, page, mark }: CardName): string {
  return `${lang}-${page}-${mark}.jpg`;
}

const underWay = new Map<string, Promise<Buffer>>();

/**
 * A card's bytes: from the disk, else generated now, once for concurrent requests, and only if it matches
 * the page's current content.
 *
 * @returns undefined for a card that is neither stored nor current
 */
export async function readCard(name: CardName): Promise<Buffer | undefined> {
  const file = fileOf(name);
  const kept = await readFile(file).catch(ifAbsent);
  // An empty file is the remains of a power cut, written by an older version of the program.
  if (kept && kept.length > 0) return kept;
  const today = await findCard(name.page, name.lang);
  if (today?.mark !== name.mark) return undefined;
  const making = underWay.get(file) ?? make(file, today.content);
  underWay.set(file, making);
  try {
    return await making;
  } finally {
    underWay.delete(file);
  }
}

/**
 * Written to a temporary file beside it and renamed: atomic, also in a power cut. What a crash leaves is
 * swept.
 */
async function make(file: string, content: CardContent): Promise<Buffer> {
  const { picture } = content;
  const render = (drawn: string) =>
    runInImageWorker("renderCard", { ...content, picture: { ...picture, file: drawn } });
  const bytes = await (picture.file === undefined
    ? storedFiles().withLocal(picture.name, render)
    : render(picture.file));
  const temporary = `${file}.part`;
  try {
    await mkdir(folder(), { recursive: true });
    await writeFile(temporary, bytes, { flush: true });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    // Still served (contract 9); it is generated again on the next request.
    if (!isDiskFull(error)) throw error;
  }
  return bytes;
}

/**
 * Removes the cards that no page uses any more.
 *
 * @param isCurrent by the card's file name
 * @param before younger ones are kept: a link to them may just have been shared
 * @returns how many were removed
 */
export async function removeStaleCards(
  isCurrent: (file: string) => boolean,
  before: Date,
): Promise<number> {
  const names = (await readdir(folder()).catch(ifAbsent)) ?? [];
  let count = 0;
  for (const name of names.filter((each) => !isCurrent(each))) {
    const file = join(folder(), name);
    const stats = await stat(file).catch(ifAbsent);
    // A temporary file may have been renamed meanwhile.
    if (!stats || stats.mtime > before) continue;
    await rm(file, { force: true });
    count++;
  }
  return count;
}
