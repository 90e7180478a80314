import { readFile } from "node:fs/promises";
import path from "node:path";
import * as Descriptions from "#app/features/media/description/description.repo.server.ts";
import { videoDescription } from "#app/features/media/description/description.schema.ts";
import type { Accept } from "#app/features/media/fileTypes.ts";
import * as Media from "#app/features/media/media.repo.server.ts";
import { store } from "#app/features/media/store.server.ts";
import { draw } from "#app/pictures/draw.server.ts";
import type { Asset, DrawnAsset, FileAsset } from "./content/art.ts";

/** Each asset's path under /storage. */
export type StoredAssets = Map<Asset, string>;

/**
 * Draws and stores assets like staff's uploads, two at a time: one is drawn while another is being encoded.
 *
 * @param folder of the files of `FileAsset`
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
  const storeAs = async (name: string, kind: Accept) =>
    (await store([await readFile(path.join(folder, name))], { originalName: name, accept: kind }))
      .id;
  const id = await storeAs(file, accept);
  const video = transcript && (await Media.findByPath(id));
  if (video) {
    const description = videoDescription.parse({
      transcriptPt: transcript.pt,
      transcriptEn: transcript.en,
      captionsPt: captions && (await storeAs(captions.pt, "captions")),
      captionsEn: captions && (await storeAs(captions.en, "captions")),
    });
    await Descriptions.updateVideo(video.id, description);
  }
  return id;
}
