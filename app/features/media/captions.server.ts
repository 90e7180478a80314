import { rm } from "node:fs/promises";
import type { Lang } from "#app/i18n/lang.ts";
import * as Captions from "./captions.repo.server.ts";
import { asMediaError } from "./mediaErrors.ts";
import { type Chunks, receive } from "./receive.server.ts";
import { diskPath, newPath } from "./storage.server.ts";

/**
 * Stores WebVTT captions of a stored film. They belong to the film: they have no record of their own
 * and go when it goes.
 *
 * @param film path under /storage
 * @returns whether the film is there
 * @throws MediaError; nothing is left behind then
 */
export async function storeCaptions(
  film: string,
  lang: Lang,
  source: Chunks,
  originalName: string,
): Promise<boolean> {
  const { temp, type } = await receive(source, { originalName, accept: "captions" });
  const path = newPath(type);
  try {
    await temp.moveTo(path);
    const replaced = await Captions.replace(film, lang, path);
    const unused = replaced === undefined ? path : replaced;
    if (unused) await rm(diskPath(unused), { force: true });
    return replaced !== undefined;
  } catch (error) {
    await rm(diskPath(path), { force: true });
    await temp.discard();
    throw asMediaError(error);
  }
}
