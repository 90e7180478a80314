import { onTestFinished } from "vitest";
import { TempFile } from "#app/files/tempFile.server.ts";

/** The bytes as a file that is being received; it ends with the test. */
export async function tempFile(bytes: Buffer): Promise<TempFile> {
  const file = await TempFile.create();
  onTestFinished(() => file.discard());
  await file.write(bytes);
  return file;
}
