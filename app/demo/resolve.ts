import type { Asset } from "./content/assets.ts";

/** Every asset in a piece of content, in order, without duplicates. */
export function findAssets(content: unknown): Asset[] {
  if (isAsset(content)) return [content];
  if (typeof content !== "object" || content === null) return [];
  return [...new Set(Object.values(content).flatMap(findAssets))];
}

/** The same content with each asset replaced by its path, as sent by a form or an API client. */
export function withPaths(content: unknown, paths: ReadonlyMap<Asset, string>): unknown {
  if (isAsset(content)) return paths.get(content) ?? null;
  if (Array.isArray(content)) return content.map((item) => withPaths(item, paths));
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, withPaths(value, paths)]),
  );
}

const isAsset = (value: unknown): value is Asset =>
  typeof value === "object" && value !== null && "accept" in value;
