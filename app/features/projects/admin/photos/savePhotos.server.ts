import { requestContext } from "#app/context.ts";
import * as Descriptions from "#app/features/media/description/description.repo.server.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { type ActionArgs, saveForm } from "#app/forms/saving/saveForm.server.ts";
import type { Dictionary } from "#app/i18n/pt.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { trimmed } from "#app/text/blank.ts";
import { collectFiles } from "#app/validation/schemaTree.ts";
import { projectFieldLabel } from "../../fieldLabels.ts";
import { type Project, projectSchema } from "../../projects.schema.ts";
import { type PhotoForm, photosSchema } from "./photos.schema.ts";

type Photo = PhotoForm["photos"][number];

/** A picture of a project, with its place in it ("Foto 3 da galeria"). */
export type LabelledPicture = Photo & { label: string };

/** The pictures of a project with their texts, each once: the photos first, then the others in the form's order. */
export async function findPictures(
  project: Project,
  texts: Dictionary["adminProjects"],
): Promise<LabelledPicture[]> {
  const labels = new Map<string, string>();
  const files = collectFiles(projectSchema, project).filter(({ accept }) => accept === "image");
  const isPhoto = ({ path }: (typeof files)[number]) => path[0] === "gallery";
  for (const { path, file } of [...files].sort(
    (one, other) => +isPhoto(other) - +isPhoto(one) || 0,
  )) {
    const name = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");
    if (!labels.has(file)) labels.set(file, projectFieldLabel(texts, name.slice(1)) ?? file);
  }
  const stored = new Map(
    (await Media.findAllByPaths([...labels.keys()])).map((one) => [one.path, one]),
  );
  return [...labels].flatMap(([path, label]) => {
    const media = stored.get(path);
    if (!media) return [];
    const { altPt, altEn, isDecorative, version } = Descriptions.toPictureDescription(media);
    return [{ path, label, altPt, altEn, isDecorative, version }];
  });
}

/**
 * Saves the texts that were changed, of pictures of this project. What somebody else has changed meanwhile is not
 * overwritten: the form comes back and says so.
 *
 * @param screen where it goes on
 */
export function savePhotos(args: ActionArgs, project: Project, screen: string) {
  const { t, lang } = args.context.get(requestContext);
  return saveForm(args, {
    schema: photosSchema,
    save: async ({ photos }) => {
      const stored = await findPictures(project, pickTexts(lang, "adminProjects").adminProjects);
      let count = 0;
      const taken: LabelledPicture[] = [];
      for (const photo of photos) {
        const known = stored.find(({ path }) => path === photo.path);
        if (!known || isSame(photo, known)) continue;
        if (await update(photo)) count += 1;
        else taken.push(known);
      }
      if (taken.length > 0) {
        const pictures = taken
          .map(({ label, altPt }) => t("adminMedia.photos.changedOne", { label, text: altPt }))
          .join(", ");
        const message = t("adminMedia.photos.changed", { pictures });
        return { version: 0, differences: [], message };
      }
      const key = count === 1 ? "savedOne" : "saved";
      const message =
        count === 0 ? t("adminMedia.photos.unchanged") : t(`adminMedia.photos.${key}`, { count });
      return redirectWithFlash(screen, { type: count === 0 ? "info" : "success", message });
    },
  });
}

/** @returns whether it was saved */
async function update({ path, version, altPt, altEn, isDecorative }: Photo): Promise<boolean> {
  const media = await Media.findByPath(path);
  if (!media) return false;
  const picture = { ...Descriptions.toPictureDescription(media), altPt, altEn, isDecorative };
  return (await Descriptions.updatePicture(media.id, picture, { version })) === "updated";
}

function isSame(one: Photo, other: Photo): boolean {
  return (
    trimmed(one.altPt) === trimmed(other.altPt) &&
    trimmed(one.altEn) === trimmed(other.altEn) &&
    one.isDecorative === other.isDecorative
  );
}
