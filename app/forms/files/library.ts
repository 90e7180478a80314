import { createContext, use } from "react";
import type { StoredFile } from "#app/files/store.server.ts";
import type { PickerAccept } from "#app/validation/fileTypes.ts";

/**
 * The submit button of a picker without JavaScript: its form is kept, and comes back from the library with the file
 * that was chosen there. Its value names the field, and the element to come back to.
 */
export const libraryButton = "acervo";

/** The query parameters of the library where it chooses: what the field takes, and which field of a kept form it is. */
export const chooseParams = { field: "campo", anchor: "volta", accept: "aceita" } as const;

/** What a picker wants from the library. */
export interface LibraryRequest {
  /** What the field accepts. */
  accept: PickerAccept;
  isMany: boolean;
  onChosen: (file: StoredFile) => void;
  /** Opens the picker's own choice, of a file that is not in the library yet. */
  send: () => void;
}

/** From the layout of the back office, where a dialog is in no form. Undefined: there is none. */
export const LibraryContext = createContext<((request: LibraryRequest) => void) | undefined>(
  undefined,
);

/** Opens the library over the form; undefined where only its own screen does. */
export function useLibrary() {
  return use(LibraryContext);
}
