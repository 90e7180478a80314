import { createContext, use } from "react";
import { useMatches } from "react-router";
import type { FileFacts, PictureFacts } from "#app/files/fileFacts.server.ts";
import type { AltState } from "#app/files/mediaDescription.ts";
import { findLoaded } from "#app/findLoaded.ts";
import type { PlaceAltField } from "./placeAltField.tsx";

/** A stored picture that a form shows. */
export interface ShownPicture {
  /** Under /storage. */
  path: string;
  /** What it is in the form: "Banner", "Foto 3". */
  label: string;
  /** Where it may be described for this place alone. */
  inPlace?: PlaceAltField | undefined;
}

/** One with a way to describe it. */
export interface DescribablePicture extends ShownPicture {
  /** Nothing is said of it, here or everywhere. */
  isMissing: boolean;
}

interface Describing {
  /** Opens the description of a picture over the form, or those of several, one after the other. */
  open: (...pictures: ShownPicture[]) => void;
  /** Tells what the button at a place describes; returns what takes it back. */
  offer: (button: Element, picture: DescribablePicture) => () => void;
  /** Opens the picture of a button; one without a text is followed by the others of its form that have none. */
  openFrom: (button: Element) => void;
  /** What was saved there, or learnt of chosen files, since the page was read, by path. */
  saved: Readonly<Record<string, PictureFacts>>;
  learn: (path: string, facts: PictureFacts) => void;
}

/** From the layout of the back office, where a dialog is in no form. Undefined: there is none. */
export const DescribingContext = createContext<Describing | undefined>(undefined);

/** The way to describe a picture over the form; undefined where only its own screen does. */
export function useDescribing(): Describing | undefined {
  return use(DescribingContext);
}

/** Whether a picture is described, as of the last save. One that was just uploaded counts as not. */
export function useAltState(path: string): AltState {
  return usePictureFacts(path)?.alt ?? "missing";
}

/** What the site shows of a picture, as of the last save; nothing of one that was just uploaded. */
export function usePictureFacts(path: string): PictureFacts | undefined {
  const saved = useDescribing()?.saved[path];
  const known = useFileFacts(path);
  return saved ?? known;
}

/**
 * The path of the file that shows a picture: turned as the site shows it, where its facts or the `shownPaths` of a page's
 * loader tell.
 */
export function useShownPath(path: string): string {
  const facts = usePictureFacts(path);
  const loaded = findLoaded(
    useMatches(),
    (data: { shownPaths?: Record<string, string> }) => data.shownPaths?.[path],
  );
  return (facts ? facts.shown : loaded) ?? path;
}

/** What the answer to a form tells of the files that it names. */
export const AnsweredFilesContext = createContext<Readonly<Record<string, FileFacts>>>({});

/** What the form's answer or the page's loaders tell of a stored file (`fileFacts`); nothing of one that was uploaded since. */
export function useFileFacts(path: string): FileFacts | undefined {
  const answered = use(AnsweredFilesContext)[path];
  const loaded = findLoaded(
    useMatches(),
    (data: { fileFacts?: Record<string, FileFacts> }) => data.fileFacts?.[path],
  );
  return answered ?? loaded;
}

/** What of a file's facts a sentence tells. */
export function textsOf({ name, typeAndSize, date }: FileFacts) {
  return { name, typeAndSize, date };
}
