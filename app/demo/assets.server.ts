import { readFile } from "node:fs/promises";
import path from "node:path";
import * as Descriptions from "#app/features/media/description/description.repo.server.ts";
import { videoDescription } from "#app/features/media/description/description.schema.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { store } from "#app/files/store.server.ts";
import type { Asset } from "./content/assets.ts";

/** Each asset's path under /storage. */
export type StoredAssets = Map<Asset, string>;

/**
 * Stores assets like staff's uploads, two at a time: one is written while another is being encoded.
 *
 * @param folder of the assets' files
 */
export async function storeAssets(assets: readonly Asset[], folder: string): Promise<StoredAssets> {
  const stored: StoredAssets = new Map();
  const queue = [...new Set(assets)];
  const work = async () => {
    for (let asset = queue.shift(); asset; asset = queue.shift()) {
      stored.set(asset, await storeAsset(asset, folder));
    }
  };
  await Promise.all([work(), work()]);
  return stored;
}

async function storeAsset(asset: Asset, folder: string): Promise<string> {
  const { file, accept, alt, captions, transcript } = asset;
  const storeAs = async (name: string, options: Pick<Asset, "accept" | "alt">) => {
    const bytes = await readFile(path.join(folder, name));
    return (await store([bytes], { originalName: path.basename(name), ...options, isOwn: true }))
      .id;
  };
  const id = await storeAs(file, { accept, alt });
  const video = transcript && (await Media.findByPath(id));
  if (video) {
    const description = videoDescription.parse({
      transcriptPt: transcript.pt,
      transcriptEn: transcript.en,
      captionsPt: captions && (await storeAs(captions.pt, { accept: "captions" })),
      captionsEn: captions && (await storeAs(captions.en, { accept: "captions" })),
    });
    await Descriptions.updateVideo(video.id, description);
  }
  return id;
}
