import { requestContext } from "#app/context.ts";
import type { Media } from "#app/files/media.repo.server.ts";
import { openWithDraft } from "#app/forms/drafts/openWithDraft.server.ts";
import { publishOrDraft } from "#app/forms/drafts/publishOrDraft.server.ts";
import type { ActionArgs } from "#app/forms/saving/saveForm.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import type { Translate } from "#app/i18n/texts.server.ts";
import { paths } from "#app/paths.ts";
import * as Descriptions from "../description/description.repo.server.ts";
import { pictureDescription, videoDescription } from "../description/description.schema.ts";

/** A picture's description as its form opens it: its draft, where there is one. */
export function openPicture(file: Media, info: { t: Translate; lang: Lang }) {
  return openWithDraft("files", file.id, Descriptions.toPictureDescription(file), info);
}

/** The same of a video. */
export async function openVideo(file: Media, info: { t: Translate; lang: Lang }) {
  return openWithDraft("files", file.id, await Descriptions.findVideoDescription(file), info);
}

/**
 * The action of a picture's or a video's form: "Salvar" publishes, as of every record with drafts.
 *
 * @param find loads the file; called again after a conflict
 */
export async function saveDescription(args: ActionArgs, find: () => Promise<Media>) {
  const { t } = args.context.get(requestContext);
  const { id, path, type, originalName } = await find();
  const screen = paths.admin.file(path);
  const isVideo = type.startsWith("video/");
  const rules = {
    kind: "files",
    id,
    titleOf: () => originalName,
    ...{ page: screen, screen, saved: t(isVideo ? "adminMedia.saved" : "adminMedia.savedPicture") },
  } as const;
  if (isVideo) {
    return publishOrDraft(args, {
      ...rules,
      schema: videoDescription,
      findCurrent: async () => Descriptions.findVideoDescription(await find()),
      publish: (video, opened) => Descriptions.updateVideo(id, video, opened),
    });
  }
  return publishOrDraft(args, {
    ...rules,
    schema: pictureDescription,
    findCurrent: async () => Descriptions.toPictureDescription(await find()),
    publish: (picture, opened) => Descriptions.updatePicture(id, picture, opened),
  });
}
