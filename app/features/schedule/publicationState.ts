/**
 * What visitors see of a project or document, and what staff have prepared: public as it is; public with unpublished
 * changes; never public; taken off the site.
 */
export type PublicationStatus = "published" | "changed" | "draft" | "hidden";

/** A record's status in words, with who and when. */
export interface PublicationState {
  status: PublicationStatus;
  text: string;
  /** What will happen to it by itself: "Agendado para 27/11/2026, 08:00". */
  planned?: string[];
}
