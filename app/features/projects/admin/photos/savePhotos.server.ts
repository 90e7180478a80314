import { isDeepStrictEqual } from "node:util";
import { requestContext } from "#app/context.ts";
import { db, type Trx } from "#app/db/connection.server.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { type DraftForm, type KnownDraft, relationOf } from "#app/db/drafts/draftTag.ts";
import { type TypedTexts, typedIn } from "#app/db/drafts/typedTexts.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import { hashOf } from "#app/db/idempotency.server.ts";
import * as Descriptions from "#app/features/media/description/description.repo.server.ts";
import type { PictureDescription } from "#app/features/media/description/description.schema.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { openAs } from "#app/forms/drafts/openWithDraft.server.ts";
import { readButtons } from "#app/forms/drafts/publishOrDraft.server.ts";
import { merge } from "#app/forms/merging/merge.ts";
import { noDraft } from "#app/forms/saving/AdminForm.tsx";
import type { Conflict } from "#app/forms/saving/formResponse.ts";
import { type ActionArgs, saveForm } from "#app/forms/saving/saveForm.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import type { Dictionary } from "#app/i18n/pt.ts";
import { pickTexts, type Translate } from "#app/i18n/texts.server.ts";
import { trimmed } from "#app/text/blank.ts";
import { collectFiles } from "#app/validation/schemaTree.ts";
import { projectFieldLabel } from "../../fieldLabels.ts";
import { type Project, projectSchema } from "../../projects.schema.ts";
import { type PhotoForm, photosSchema } from "./photos.schema.ts";

type Photo = PhotoForm["photos"][number];

/** A picture of a project as the form opens it, with its place in it ("Foto 3 da galeria"). */
export type LabelledPicture = Awaited<ReturnType<typeof findPictures>>[number];

/**
 * The pictures of a project with their texts, or the drafts of them, each once: the photos first, then the others in the
 * form's order.
 */
export async function findPictures(
  project: Project,
  texts: Dictionary["adminProjects"],
  info: { t: Translate; lang: Lang },
) {
  const labels = labelsOf(project, texts);
  const files = new Map((await Media.findAllByPaths([...labels.keys()])).map((m) => [m.path, m]));
  const ids = [...files.values()].map(({ id }) => id);
  const drafts = await Drafts.findAllByRecords("files", ids);
  return [...labels].flatMap(([path, label]) => {
    const media = files.get(path);
    if (!media) return [];
    const stored = Descriptions.toPictureDescription(media);
    const found = { stored, draft: drafts.get(media.id) };
    const { opened, draft } = openAs("files", media.id, found, info);
    const { version } = opened;
    const shown = textsOf(opened);
    /** Tells whether somebody has changed the texts as the form shows them. */
    const mark = markOf(shown);
    return [{ path, label, version, ...shown, opened: mark, draft }];
  });
}

function labelsOf(project: Project, texts: Dictionary["adminProjects"]): Map<string, string> {
  const labels = new Map<string, string>();
  const files = collectFiles(projectSchema, project).filter(({ accept }) => accept === "image");
  const isPhoto = ({ path }: (typeof files)[number]) => path[0] === "gallery";
  for (const { path, file } of [...files].sort(
    (one, other) => +isPhoto(other) - +isPhoto(one) || 0,
  )) {
    const name = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");
    if (!labels.has(file)) labels.set(file, projectFieldLabel(texts, name.slice(1)) ?? file);
  }
  return labels;
}

/**
 * Saves the texts that were changed, of pictures of this project. What somebody else has changed meanwhile is not
 * overwritten: the form comes back and says so. While somebody types, or by "Salvar rascunho", they are kept as the
 * pictures' drafts.
 *
 * @param screen where it goes on
 */
export function savePhotos(args: ActionArgs, project: Project, screen: string) {
  const { t, lang } = args.context.get(requestContext);
  const buttons = readButtons();
  return saveForm(args, {
    schema: photosSchema,
    prepare: buttons.prepare,
    save: async ({ photos }, { form, typed = {}, isAutosave }) => {
      const labels = labelsOf(project, pickTexts(lang, "adminProjects").adminProjects);
      const isDraft = isAutosave || buttons.isDraft();
      const sent = { photos, labels, form, typed };
      const done = await (isDraft ? keepAll(sent) : publishAll(sent));
      const conflict = conflictOf(done, { labels, isDraft, t });
      if (conflict) return conflict;
      if (isDraft) {
        const message = t("adminCommon.drafts.saved");
        return redirectWithFlash(screen, { type: "success", message });
      }
      const count = done.filter(({ outcome }) => outcome === "stored").length;
      const key = count === 1 ? "savedOne" : "saved";
      const message =
        count === 0 ? t("adminMedia.photos.unchanged") : t(`adminMedia.photos.${key}`, { count });
      return redirectWithFlash(screen, { type: count === 0 ? "info" : "success", message });
    },
  });
}

interface Sent {
  photos: readonly Photo[];
  /** Of the project's pictures, by their path. */
  labels: ReadonlyMap<string, string>;
  /** The opened form that sends them. */
  form: DraftForm | undefined;
  /** What is not valid, by the form's names. */
  typed: TypedTexts;
}

interface SentRow {
  index: number;
  photo: Photo;
  media: Media.Media;
  /** The stored draft, and how it stands to the form. */
  draft: Drafts.Draft | undefined;
  relation: ReturnType<typeof relationOf> | undefined;
  known: KnownDraft;
  typed: TypedTexts | undefined;
}

/** "changed": somebody else has described it since. "taken": somebody else has kept another draft. */
type Outcome = "stored" | "same" | "changed" | "taken";

interface Done {
  row: SentRow;
  outcome: Outcome;
}

/** The rows that somebody has changed in the form, or of which it knows the draft: the others stay as they are. */
async function findRows({ photos, labels, form, typed }: Sent, executor?: Trx): Promise<SentRow[]> {
  const all = await Media.findAllByPaths(
    photos.map(({ path }) => path),
    executor,
  );
  const files = new Map(all.map((media) => [media.path, media]));
  const ids = all.map(({ id }) => id);
  const drafts = await Drafts.findAllByRecords("files", ids, executor);
  return photos.flatMap((photo, index) => {
    const media = files.get(photo.path);
    if (!media || !labels.has(photo.path)) return [];
    const known = { draft: photo.draft, form };
    const draft = drafts.get(media.id);
    const relation = draft && relationOf(draft, known);
    const own = typedIn(typed, `photos[${index}].`);
    const isKnown = relation !== undefined && relation !== "other";
    const row = { index, photo, media, draft, relation, known, typed: own };
    return isKnown || own || isTouched(photo) ? [row] : [];
  });
}

async function publishAll(sent: Sent): Promise<Done[]> {
  const done: Done[] = [];
  for (const row of await findRows(sent)) done.push({ row, outcome: await publish(row) });
  return done;
}

/** In one transaction, in which nothing is published meanwhile: it is short, and none where nothing was changed. */
async function keepAll(sent: Sent): Promise<Done[]> {
  if ((await findRows(sent)).length === 0) return [];
  return db()
    .transaction()
    .execute(async (trx) => {
      const done: Done[] = [];
      for (const row of await findRows(sent, trx)) {
        done.push({ row, outcome: await keep(trx, row) });
      }
      return done;
    });
}

function conflictOf(
  done: readonly Done[],
  { labels, isDraft, t }: { labels: ReadonlyMap<string, string>; isDraft: boolean; t: Translate },
): Conflict | undefined {
  const rowsOf = (which: Outcome) =>
    done.filter(({ outcome }) => outcome === which).map(({ row }) => row);
  const labelOf = ({ photo }: SentRow) => labels.get(photo.path) ?? "";
  const [changed, taken] = [rowsOf("changed"), rowsOf("taken")];
  if (changed.length + taken.length === 0) return undefined;
  const shown = changed.map((row) =>
    t("adminMedia.photos.changedOne", { label: labelOf(row), text: row.media.altPt }),
  );
  const key = isDraft ? "changedDraft" : "changed";
  const messages = [
    ...(shown.length > 0 ? [t(`adminMedia.photos.${key}`, { pictures: shown.join(", ") })] : []),
    ...(taken.length > 0
      ? [t("adminMedia.photos.taken", { pictures: taken.map(labelOf).join(", ") })]
      : []),
  ];
  const rowVersions = Object.fromEntries(changed.map(({ index, media }) => [index, media.version]));
  return { version: 0, differences: [], rowVersions, message: messages.join(" ") };
}

/** Publishes the texts alone: the form shows nothing else of what a draft may hold. */
async function publish(row: SentRow): Promise<Outcome> {
  const { photo, media, relation, known } = row;
  const draft = relation === "other" ? undefined : row.draft;
  const rest = draft && (await restOf(draft, media));
  if (!isTouched(photo) && (!draft || rest)) return "same";
  const theirs = textsOf(stateOf(media));
  const base = await findBase(row);
  const mine = typedTexts(row);
  const merged =
    base && merge({ base: { ...textsOf(base) }, mine: { ...mine }, theirs: { ...theirs } });
  const isUnclear = !merged || merged.clashes.length > 0;
  if (isUnclear && !isDeepStrictEqual(mine, theirs)) return "changed";
  const texts = merged ? textsOf(merged.value as unknown as Texts) : mine;
  const left = rest && { ...rest, content: { ...rest.content, ...texts } };
  if (isDeepStrictEqual(texts, theirs)) {
    await db()
      .transaction()
      .execute((trx) => Drafts.settle(trx, "files", media.id, known, left));
    return "same";
  }
  const opened = { version: media.version, ...known };
  const result = await Descriptions.updatePictureTexts(media.id, texts, opened, left);
  if (result === "missing") return "same";
  return result === "updated" ? "stored" : "changed";
}

/** What of a description is no text. */
const looks = ["focalX", "focalY", "orientation", "frames"];

/** What a draft holds besides the texts, such as a moved focal point; undefined: nothing. */
async function restOf(
  { content, baseVersion }: Drafts.Draft,
  media: Media.Media,
): Promise<Drafts.DraftRest | undefined> {
  const stored = stateOf(media);
  const mine = { ...stored, ...content };
  const base = await contentAt(media, baseVersion);
  const merged = base && merge({ base: { ...base }, mine, theirs: { ...stored } });
  const value: Readonly<Record<string, unknown>> = merged?.value ?? mine;
  const isMoved = [...looks, "confirmed"].some(
    (name) => !isDeepStrictEqual(value[name], stored[name as keyof PictureDescription]),
  );
  if (!isMoved) return undefined;
  // Somebody else has moved it too: its own form asks which counts.
  const isAsked =
    !merged || merged.clashes.some(({ name }) => looks.some((look) => name.startsWith(look)));
  return { content: value, ...(isAsked && { baseVersion }) };
}

async function keep(trx: Trx, row: SentRow): Promise<Outcome> {
  const { photo, media, draft, relation, known, typed } = row;
  // It has been superseded on its way.
  if (relation === "later") return "same";
  if (relation === "other") return "taken";
  const isAsOpened = !isTouched(photo) && !typed;
  // Else it has been typed, kept, and taken back.
  if (isAsOpened && draft?.tag === photo.draft) return "same";
  const stored = stateOf(media);
  const texts = typedTexts(row);
  const newest = draft?.baseVersion ?? media.version;
  const isBehind = photo.version < newest;
  if (isBehind && !typed && isDeepStrictEqual(texts, textsOf(stored))) return "same";
  // Published since: by somebody else, or by this very form, whose earlier words arrive late.
  if (isBehind && !isStillAsOpened(row)) return "changed";
  const content = { ...stored, ...draft?.content, ...texts };
  if (!typed && isDeepStrictEqual(content, stored)) {
    await Drafts.take(trx, "files", media.id, known);
    return "same";
  }
  const isKept = isDeepStrictEqual([content, typed ?? {}], [draft?.content, draft?.typed]);
  if (isKept) return "same";
  const { form } = known;
  const baseVersion = Math.max(photo.version, newest);
  const title = media.originalName;
  await Drafts.save(trx, "files", media.id, { title, content, typed, baseVersion, form });
  return "stored";
}

/** What the row was opened on; undefined: it is not known any more. */
async function findBase(row: SentRow): Promise<Texts | undefined> {
  const base = await contentAt(row.media, row.photo.version);
  return base ?? (isStillAsOpened(row) ? stateOf(row.media) : undefined);
}

/** Whether the public texts are those that the form was opened on. A version may rise without them. */
function isStillAsOpened({ photo, media }: SentRow): boolean {
  return photo.draft === noDraft && photo.opened === markOf(stateOf(media));
}

async function contentAt(
  media: Media.Media,
  version: number,
): Promise<PictureDescription | undefined> {
  if (version === media.version) return stateOf(media);
  const content = await Revisions.findContentOf("files", media.id, version);
  return content as PictureDescription | undefined;
}

/** Whether somebody has changed a text in the form. */
function isTouched(photo: Photo): boolean {
  return markOf(photo) !== photo.opened;
}

type Texts = Descriptions.PictureTexts;

function textsOf({ altPt, altEn, isDecorative }: Texts): Texts {
  return { altPt, altEn, isDecorative };
}

/** The texts of the form; those that only lack their line breaks in it are as they were. */
function typedTexts({ photo, media, draft, relation }: SentRow): Texts {
  const shown = { ...stateOf(media), ...(relation !== "other" && draft?.content) };
  const unfolded = (name: "altPt" | "altEn") =>
    inOneLine(photo[name]) === inOneLine(shown[name]) ? shown[name] : photo[name];
  const { isDecorative } = photo;
  return { altPt: unfolded("altPt"), altEn: unfolded("altEn"), isDecorative };
}

/** Tells whether texts are other ones. */
function markOf({ altPt, altEn, isDecorative }: Texts): string {
  return hashOf([inOneLine(altPt), inOneLine(altEn), isDecorative]);
}

/** As a field of one line shows it. */
function inOneLine(text: string): string {
  return trimmed(text).replace(/\s+/g, " ");
}

function stateOf(media: Media.Media): PictureDescription {
  const { version: _, ...description } = Descriptions.toPictureDescription(media);
  return description;
}
