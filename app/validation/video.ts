import { takesFile } from "./file.ts";
import { youTubeId, youTubeLink } from "./youTube.ts";
import { z } from "./zod.ts";

/**
 * A project's video: an uploaded file as in `file.ts`, or a YouTube URL, which is normalized. Any other text
 * counts as the name of a missing file, which `withUploadedFiles` refuses.
 */
export const video = takesFile(
  z
    .string({ error: "validation.type" })
    .max(2000, { error: "validation.video" })
    .nullable()
    .overwrite((value) => {
      const id = value && youTubeId(value);
      return id ? youTubeLink(id) : value?.replace(/^\/storage\//, "") || null;
    })
    .meta({
      description:
        "Path under /storage: the `id` that POST /api/upload returned; or the address of a video on YouTube, kept as https://www.youtube.com/watch?v=ID",
    })
    .default(null),
  "video",
);
