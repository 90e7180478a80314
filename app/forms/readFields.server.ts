import { data } from "react-router";
import { MediaError } from "#app/files/mediaErrors.ts";
import { readForm } from "#app/files/upload/readForm.server.ts";
import { uploadStatus } from "#app/files/upload/uploadStatus.ts";

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
