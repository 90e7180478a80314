import { data } from "react-router";
import { MediaError } from "#app/features/media/mediaErrors.ts";
import { readForm } from "#app/features/media/upload/readForm.server.ts";
import { uploadStatus } from "#app/features/media/upload/uploadStatus.ts";

/**
 * The fields of a posted form without files; files are dropped.
 *
 * @throws a 400 answer when the body is not a form
 */
export async function readFields(request: Request): Promise<FormData> {
  try {
    const { formData } = await readForm(request, () => undefined);
    return formData;
  } catch (error) {
    if (error instanceof MediaError) throw data(null, uploadStatus(error));
    throw error;
  }
}
