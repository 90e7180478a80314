import { posix } from "node:path";
import type { SaxesTagNS } from "saxes";
import type { TempFile } from "../tempFile.server.ts";
import { XmlReader } from "./xmlReader.ts";
import { readDirectory, readEntry, type ZipEntry } from "./zip.server.ts";

/**
 * What a zip is: a Word document; one with macros, or one that would load its template, and the macros in it,
 * from elsewhere; undefined for anything else.
 */
export type DocxKind = "document" | "macros" | "remoteTemplate" | undefined;

const mainType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
/** Content types of a document with macros, of a part that holds them, and of one embedded in it. */
const macroTypes = /macroenabled|vbaproject|vbadata/i;
/** What both dialects of the format, and Microsoft's additions, call the relationship to such a part. */
const macroRelationship = /\/(vbaproject|wordvbadata)$/i;
/** Word looks for such parts by relationship; other programs by these names. */
const macroNames = /(^|\/)(vbaproject\.bin|vbadata\.xml)$/i;
const mainRelationship = /\/relationships\/officedocument$/i;
const templateRelationship = /\/relationships\/attachedtemplate$/i;

const contentTypesName = "[content_types].xml";
const packageRelationships = "_rels/.rels";
const maxPartBytes = 1024 * 1024;
/** Of all parts that are read: a document of a thousand pages has some dozens of small ones. */
const maxReadBytes = 4 * 1024 * 1024;

/**
 * Judges a zip as Word does, by its content types and relationships (ECMA-376 part 2), whatever its parts are
 * called. Only these are unpacked, up to a limit: a bomb has no effect.
 */
export async function docxKind(file: TempFile): Promise<DocxKind> {
  const entries = await readDirectory(file);
  const parts = entries && partsByName(entries);
  if (!entries || !parts) return undefined;
  const reader = createReader(file, parts);
  const types = await readContentTypes(reader);
  const relationships = await readRelationships(reader, [...parts.keys()]);
  if (!types || !relationships) return undefined;

  const main = relationships.find(
    ({ source, type, isExternal }) => source === "" && mainRelationship.test(type) && !isExternal,
  );
  const type = main && parts.has(main.target) ? types.of(main.target) : "";
  const hasMacros =
    types.all.some((each) => macroTypes.test(each)) ||
    relationships.some((each) => macroRelationship.test(each.type)) ||
    [...parts.keys()].some((name) => macroNames.test(name));
  const isWord = type === mainType || /ms-word\..*macroenabled/.test(type);
  if (!isWord) return undefined;
  if (hasMacros) return "macros";
  const isRemote = relationships.some(
    (each) => each.isExternal && templateRelationship.test(each.type),
  );
  return isRemote ? "remoteTemplate" : "document";
}

/** Part names are the same in any case; where two entries have one name, programs may read either. */
function partsByName(entries: ZipEntry[]): Map<string, ZipEntry> | undefined {
  const parts = new Map(entries.map((entry) => [partName(entry.name), entry]));
  return parts.size === entries.length ? parts : undefined;
}

/** `/word/./Document%20.xml` as `word/document .xml`. */
function partName(path: string): string {
  const name = posix
    .normalize(path.replaceAll("\\", "/").toLowerCase())
    .replace(/^(\.?\.?\/)+/, "");
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

type ReadPart = (name: string, onTag: (tag: SaxesTagNS) => void) => Promise<boolean>;

/** Reads the elements of XML parts, up to the limit of all together; false for one that cannot be read. */
function createReader(file: TempFile, parts: Map<string, ZipEntry>): ReadPart {
  let rest = maxReadBytes;
  return async (name, onTag) => {
    const entry = parts.get(name);
    const bytes = entry && (await readEntry(file, entry, Math.min(rest, maxPartBytes)));
    if (!bytes) return false;
    rest -= bytes.length;
    return readTags(bytes, onTag);
  };
}

/** False for what is not well-formed, or has a document type, which these parts must not have. */
function readTags(bytes: Buffer, onTag: (tag: SaxesTagNS) => void): boolean {
  let isSound = true;
  const refuse = () => {
    isSound = false;
  };
  const reader = new XmlReader({ onTag, onFault: refuse, onDocumentType: refuse });
  reader.write(bytes);
  return isSound && !reader.isStopped;
}

async function readContentTypes(read: ReadPart) {
  const defaults = new Map<string, string>();
  const overrides = new Map<string, string>();
  const isRead = await read(contentTypesName, ({ local, attributes }) => {
    const type = (attributes.ContentType?.value ?? "").trim().toLowerCase();
    if (local === "Default") defaults.set(attributes.Extension?.value.toLowerCase() ?? "", type);
    if (local === "Override") overrides.set(partName(attributes.PartName?.value ?? ""), type);
  });
  if (!isRead) return undefined;
  return {
    all: [...defaults.values(), ...overrides.values()],
    of: (name: string) => overrides.get(name) ?? defaults.get(extensionOf(name)) ?? "",
  };
}

const extensionOf = (name: string) => posix.extname(name).slice(1);

interface Relationship {
  /** The part that it starts from; "" for the package. */
  source: string;
  type: string;
  /** A part's name, or an address where it is external. */
  target: string;
  isExternal: boolean;
}

/** Those of the package and of every part in it; undefined where one of them cannot be read. */
async function readRelationships(
  read: ReadPart,
  names: string[],
): Promise<Relationship[] | undefined> {
  const found: Relationship[] = [];
  for (const name of names) {
    const [, folder, base] = /^(.*?)_rels\/([^/]*)\.rels$/.exec(name) ?? [];
    if (folder === undefined) continue;
    const isRead = await read(name, ({ local, attributes }) => {
      if (local !== "Relationship") return;
      const target = attributes.Target?.value.trim() ?? "";
      const isExternal = /^\s*external\s*$/i.test(attributes.TargetMode?.value ?? "");
      found.push({
        source: name === packageRelationships ? "" : `${folder}${base}`,
        type: attributes.Type?.value.trim() ?? "",
        target: isExternal ? target : partName(posix.resolve("/", folder, target)),
        isExternal,
      });
    });
    if (!isRead) return undefined;
  }
  return found;
}
