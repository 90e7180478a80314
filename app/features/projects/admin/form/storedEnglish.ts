import { createContext, use } from "react";
import { isSameText } from "#app/text/lines.ts";
import type { FieldEnglish } from "../../projectEnglish.repo.server.ts";

export const StoredEnglishContext = createContext<FieldEnglish>({});

/**
 * The stored translation of a field, with the Portuguese it was made for. Rows of a list have no identity
 * and are matched by their English text.
 *
 * @param name of the Portuguese field: `posts[1].title`
 */
export function useStoredEnglish(name: string, text: unknown) {
  const entries = use(StoredEnglishContext)[name.replace(/\[\d+\]/, "[]")];
  return typeof text === "string"
    ? entries?.find((entry) => isSameText(entry.text, text))
    : undefined;
}
