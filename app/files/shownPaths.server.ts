import { findShownPaths } from "./media.repo.server.ts";

const picture = /^images\/[\w-]+\.webp$/;

/**
 * A public answer that names pictures, with those that the site shows: where staff have turned one, its turned file. The
 * stored one keeps its address, and its content.
 */
export async function withShownPaths<Value>(answer: Value): Promise<Value> {
  const found = new Set<string>();
  mapTexts(answer, (text) => {
    if (picture.test(text)) found.add(text);
    return text;
  });
  if (found.size === 0) return answer;
  const shown = await findShownPaths([...found]);
  return shown.size === 0 ? answer : (mapTexts(answer, (text) => shown.get(text) ?? text) as Value);
}

/** The turned pictures among some, by path, for the `StoredImage`s of a page; its loader returns them as `shownPaths`. */
export async function findShownPictures(
  paths: readonly (string | null)[],
): Promise<Record<string, string>> {
  return Object.fromEntries(await findShownPaths(paths));
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === "string") return map(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, map));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, map)]));
}
