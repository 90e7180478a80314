import * as Media from "#app/features/media/media.repo.server.ts";

/** Records files as if they had been uploaded, for tests whose subject only refers to them. */
export async function insertFiles(...paths: string[]): Promise<void> {
  const type = (path: string) => (path.endsWith(".pdf") ? "application/pdf" : "image/webp");
  await Media.insertAll(
    paths.map((path) => ({ path, originalName: path, type: type(path), size: 1 })),
  );
}
