import { readFile } from "node:fs/promises";
import path from "node:path";
import { storeCaptions } from "#app/features/media/captions.server.ts";
import * as Descriptions from "#app/features/media/description/description.repo.server.ts";
import { filmDescription } from "#app/features/media/description/description.schema.ts";
import * as Media from "#app/features/media/media.repo.server.ts";
import { store } from "#app/features/media/store.server.ts";
import { langs } from "#app/i18n/lang.ts";
import { draw } from "#app/pictures/draw.server.ts";
import type { Asset, DrawnAsset, FileAsset } from "./content/art.ts";

/** What an asset became: its path under /storage. */
export type StoredAssets = Map<Asset, string>;

/**
 * Draws and stores assets as staff's uploads are stored, two at a time: one is drawn while another is
 * being encoded.
 *
 * @param folder where the files of `FileAsset` lie
 */
export async function storeAssets(assets: readonly Asset[], folder: string): Promise<StoredAssets> {
  const stored: StoredAssets = new Map();
  const queue = [...new Set(assets)];
  const work = async () => {
    for (let asset = queue.shift(); asset; asset = queue.shift()) {
      stored.set(asset, "draw" in asset ? await storeDrawn(asset) : await storeFile(asset, folder));
    }
  };
  await Promise.all([work(), work()]);
  return stored;
}

async function storeDrawn(asset: DrawnAsset): Promise<string> {
  const { fileName, isLogo, alt } = asset;
  const bytes = await draw("drawArt", { svg: asset.draw(), isLogo });
  const { id } = await store([bytes], { originalName: fileName, accept: "image", alt });
  return id;
}

async function storeFile(asset: FileAsset, folder: string): Promise<string> {
  const { file, accept, captions, transcript } = asset;
  const read = (name: string) => readFile(path.join(folder, name));
  const { id } = await store([await read(file)], { originalName: file, accept });
  if (captions) {
    for (const lang of langs) {
      await storeCaptions(id, lang, [await read(captions[lang])], captions[lang]);
    }
  }
  const film = transcript && (await Media.findByPath(id));
  if (film) {
    const texts = { transcriptPt: transcript.pt, transcriptEn: transcript.en };
    await Descriptions.updateFilm(film.id, filmDescription.parse(texts));
  }
  return id;
}
