import { useMatches } from "react-router";
import { findLoaded } from "#app/findLoaded.ts";
import type { Dictionary, Namespace } from "./pt.ts";

/**
 * The texts of one namespace in the page's language. They come with the page's data: the root loader
 * provides `common`, each route's loader the rest, so that scripts contain no dictionary.
 *
 * @throws when no loader of the page provided the namespace (a bug)
 */
export function useTexts<Name extends Namespace>(namespace: Name): Dictionary[Name] {
  const texts = findLoaded(
    useMatches(),
    (data: { texts?: Partial<Dictionary> }) => data.texts?.[namespace],
  );
  if (!texts) throw new Error(`No loader of this page provides the texts "${namespace}"`);
  return texts;
}
