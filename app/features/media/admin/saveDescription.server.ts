import { requestContext } from "#app/context.ts";
import type { Media } from "#app/files/media.repo.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { type ActionArgs, saveForm } from "#app/forms/saving/saveForm.server.ts";
import { paths } from "#app/paths.ts";
import * as Descriptions from "../description/description.repo.server.ts";
import { pictureDescription, videoDescription } from "../description/description.schema.ts";

/**
 * The action of a picture's or a video's form.
 *
 * @param find loads the file; called again after a conflict
 * @param done the answer to a save; by default it shows the file again
 */
export async function saveDescription(
  args: ActionArgs,
  find: () => Promise<Media>,
  done?: () => Response,
) {
  const { t } = args.context.get(requestContext);
  const { id, path, type } = await find();
  const showAgain = () =>
    redirectWithFlash(paths.admin.file(path), { type: "success", message: t("adminMedia.saved") });
  const answer = (result: "updated" | "stale" | "missing") =>
    result === "updated" ? (done ?? showAgain)() : result;
  if (type.startsWith("video/")) {
    return saveForm(args, {
      schema: videoDescription,
      findCurrent: async () => Descriptions.findVideoDescription(await find()),
      save: async (video, { version }) =>
        answer(await Descriptions.updateVideo(id, video, { version })),
    });
  }
  return saveForm(args, {
    schema: pictureDescription,
    findCurrent: async () => Descriptions.toPictureDescription(await find()),
    save: async (picture, { version }) =>
      answer(await Descriptions.updatePicture(id, picture, { version })),
  });
}
