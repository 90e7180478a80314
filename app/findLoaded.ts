/** The routes of a page, from the outermost in, with what their loaders returned: `useMatches()`. */
export type Matches = readonly ({ loaderData?: unknown } | undefined)[];

/**
 * Looks for a value in what the page's loaders returned, from the innermost route outwards.
 *
 * @param pick the value in one loader's data, each part of which may be absent
 */
export function findLoaded<Data extends object, Value>(
  matches: Matches,
  pick: (data: Data) => Value | undefined,
): Value | undefined {
  for (const match of [...matches].reverse()) {
    const data = match?.loaderData as Data | null | undefined;
    const found = data ? pick(data) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
