import { useMatches } from "react-router";
import type { Dictionary, Namespace } from "./pt.ts";

/**
 * The texts of one namespace in the page's language. They come with the page's data: the root loader
 * provides `common`, each route's loader the rest, so that scripts contain no dictionary but `lastResort`.
 *
 * @throws when no loader of the page provided the namespace (a bug)
 */
export function useTexts<Name extends Namespace>(namespace: Name): Dictionary[Name] {
  const matches = useMatches();
  for (const match of [...matches].reverse()) {
    const texts = (match.loaderData as { texts?: Partial<Dictionary> } | undefined)?.texts;
    const found = texts?.[namespace];
    if (found) return found;
  }
  throw new Error(`No loader of this page provides the texts "${namespace}"`);
}
