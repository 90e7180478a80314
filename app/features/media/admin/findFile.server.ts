import { data } from "react-router";
import * as Media from "#app/files/media.repo.server.ts";

/**
 * The picture or video that a screen's address names.
 *
 * @throws a 404 answer where there is none
 */
export async function findFile({
  folder,
  name,
}: {
  folder: string;
  name: string;
}): Promise<Media.Media> {
  const file = await Media.findByPath(`${folder}/${name}`);
  if (!file || !/^(image|video)\//.test(file.type)) throw data(null, 404);
  return file;
}
