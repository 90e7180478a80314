import * as Media from "#app/files/media.repo.server.ts";

/** Inserts files as if uploaded, for tests that only refer to them. */
export async function insertFiles(...paths: string[]): Promise<void> {
  const type = (path: string) => (path.endsWith(".pdf") ? "application/pdf" : "image/webp");
  await Media.insertAll(
    paths.map((path) => ({ path, originalName: path, type: type(path), size: 1 })),
  );
}
