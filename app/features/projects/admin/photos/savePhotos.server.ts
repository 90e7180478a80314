import { isDeepStrictEqual } from "node:util";
import { requestContext } from "#app/context.ts";
import { db } from "#app/db/connection.server.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { type DraftForm, relationOf } from "#app/db/drafts/draftTag.ts";
import { type TypedTexts, typedIn } from "#app/db/drafts/typedTexts.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import { hashOf } from "#app/db/idempotency.server.ts";
import { openPicture } from "#app/features/media/admin/saveDescription.server.ts";
import * as Descriptions from "#app/features/media/description/description.repo.server.ts";
import type { PictureDescription } from "#app/features/media/description/description.schema.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { readButtons } from "#app/forms/drafts/publishOrDraft.server.ts";
import { merge } from "#app/forms/merging/merge.ts";
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
  const pictures = [...labels].flatMap(([path, label]) => {
    const media = files.get(path);
    return media ? [{ path, label, media }] : [];
  });
  return Promise.all(
    pictures.map(async ({ path, label, media }) => {
      const { opened, draft } = await openPicture(media, info);
      const { altPt, altEn, isDecorative, version } = opened;
      const shown = { altPt, altEn, isDecorative };
      return {
        ...{ path, label, version, ...shown },
        /** Of the texts as the form shows them: whether somebody has changed them in it. */
        opened: markOf(shown),
        /** Of what visitors have by now. */
        current: media.version,
        draft,
      };
    }),
  );
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
      let count = 0;
      const taken: string[] = [];
      for (const [index, photo] of photos.entries()) {
        const media = labels.has(photo.path) ? await Media.findByPath(photo.path) : undefined;
        if (!media) continue;
        const row = { photo, media, form, typed: typedIn(typed, `photos[${index}].`) };
        const outcome = await (isDraft ? keep(row) : publish(row));
        if (outcome === "taken") {
          const label = labels.get(photo.path) ?? "";
          taken.push(t("adminMedia.photos.changedOne", { label, text: media.altPt }));
        } else if (outcome === "stored") count += 1;
      }
      if (taken.length > 0) {
        const key = isDraft ? "taken" : "changed";
        const message = t(`adminMedia.photos.${key}`, { pictures: taken.join(", ") });
        return { version: 0, differences: [], message };
      }
      if (isDraft) {
        const message = t("adminCommon.drafts.saved");
        return redirectWithFlash(screen, { type: "success", message });
      }
      const key = count === 1 ? "savedOne" : "saved";
      const message =
        count === 0 ? t("adminMedia.photos.unchanged") : t(`adminMedia.photos.${key}`, { count });
      return redirectWithFlash(screen, { type: count === 0 ? "info" : "success", message });
    },
  });
}

interface SentRow {
  photo: Photo;
  media: Media.Media;
  /** The opened form that sends it. */
  form: DraftForm | undefined;
  typed: TypedTexts | undefined;
}

/** "taken": somebody else has changed it, or has kept another draft. */
type Outcome = "stored" | "same" | "taken";

async function publish({ photo, media, form }: SentRow): Promise<Outcome> {
  const draft = await findKnown({ photo, media, form });
  if (!isTouched(photo) && !draft) return "same";
  const stored = stateOf(media);
  const picture = { ...stored, ...draft?.content, ...textsOf(photo) } as PictureDescription;
  const known = { draft: photo.draft, form };
  if (isDeepStrictEqual(picture, stored)) {
    await db()
      .transaction()
      .execute((trx) => Drafts.take(trx, "files", media.id, known));
    return "same";
  }
  const { version } = photo;
  const result = await Descriptions.updatePicture(media.id, picture, { version, ...known });
  if (result !== "stale") return result === "updated" ? "stored" : "same";
  const base = await Revisions.findContentOf("files", media.id, version);
  const theirs = textsOf(stored);
  const merged = base && merge({ base, mine: { ...textsOf(photo) }, theirs: { ...theirs } });
  if (!merged || merged.clashes.length > 0) return "taken";
  const both = { ...stored, ...merged.value } as PictureDescription;
  const again = { version: media.version, ...known };
  return (await Descriptions.updatePicture(media.id, both, again)) === "updated"
    ? "stored"
    : "taken";
}

function keep({ photo, media, form, typed }: SentRow): Promise<Outcome> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const draft = await Drafts.find("files", media.id, trx);
      const relation = draft && relationOf(draft, { draft: photo.draft, form });
      const isOther = relation === "other";
      if (!isTouched(photo) && !typed && (!draft || isOther)) return "same";
      // It has been superseded on its way.
      if (relation === "later") return "same";
      if (isOther) return "taken";
      const stored = stateOf(media);
      const content = { ...stored, ...draft?.content, ...textsOf(photo) };
      if (!typed && isDeepStrictEqual(content, stored)) {
        // Typed, and taken back.
        await Drafts.take(trx, "files", media.id, { draft: photo.draft, form });
        return "same";
      }
      const isKept = isDeepStrictEqual([content, typed ?? {}], [draft?.content, draft?.typed]);
      if (isKept) return "same";
      const { version: baseVersion } = photo;
      const title = media.originalName;
      await Drafts.save(trx, "files", media.id, { title, content, typed, baseVersion, form });
      return "stored";
    });
}

/** The draft that the form was opened with, or has kept since. */
async function findKnown({ photo, media, form }: Omit<SentRow, "typed">) {
  const draft = await Drafts.find("files", media.id);
  const known = { draft: photo.draft, form };
  return draft && relationOf(draft, known) !== "other" ? draft : undefined;
}

/** Whether somebody has changed a text in the form. */
function isTouched(photo: Photo): boolean {
  return markOf(photo) !== photo.opened;
}

type Texts = Pick<PictureDescription, "altPt" | "altEn" | "isDecorative">;

function textsOf({ altPt, altEn, isDecorative }: Texts): Texts {
  return { altPt, altEn, isDecorative };
}

/** Tells whether texts are other ones; a field of one line shows them without their line breaks. */
function markOf({ altPt, altEn, isDecorative }: Texts): string {
  const shown = (text: string) => trimmed(text).replace(/\s+/g, " ");
  return hashOf([shown(altPt), shown(altEn), isDecorative]);
}

function stateOf(media: Media.Media): PictureDescription {
  const { version: _, ...description } = Descriptions.toPictureDescription(media);
  return description;
}
