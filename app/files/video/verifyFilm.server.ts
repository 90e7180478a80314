import { BrokenVideoError } from "../mediaErrors.ts";
import type { TempFile } from "../tempFile.server.ts";
import { readFilm } from "./sampleTables.server.ts";
import { readWebm } from "./webm.server.ts";

/**
 * Refuses a film of which its container alone tells that nobody can watch it: without an index, as a camera
 * leaves it that lost power; without a picture; with its end missing, as a broken copy leaves it. Nothing is
 * decoded.
 *
 * @throws BrokenVideoError
 */
export async function verifyFilm(file: TempFile, type: "mp4" | "mov" | "webm"): Promise<void> {
  const film = type === "webm" ? await readWebm(file) : await readFilm(file);
  if (film === "unknown") return;
  if (!film.hasIndex) throw new BrokenVideoError("api.files.videoIndex");
  if (film.neededBytes > file.size) throw new BrokenVideoError("api.files.videoCut");
  if (!film.hasPicture) throw new BrokenVideoError("api.files.videoPicture");
}

/** What a film's container tells of it; `unknown` where it is built in a way that is left to ffmpeg. */
export type FilmContainer =
  | {
      hasIndex: boolean;
      hasPicture: boolean /** Of the file, for all that the index names. */;
      neededBytes: number;
    }
  | "unknown";
