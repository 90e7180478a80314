import { type ContactSubject, contactSubjects } from "#app/features/contact/contactFields.ts";
import { queryOf } from "#app/features/search/query.ts";

/** Where a message stands; `spam` is suspected or marked. */
export const messageStates = ["new", "answered", "archived", "spam"] as const;
export type MessageState = (typeof messageStates)[number];

/** The inbox holds what is new and what is answered; the other folders are single states, or all. */
export const folders = ["inbox", ...messageStates, "all"] as const;
export type Folder = (typeof folders)[number];

/** Which messages staff look at. */
export interface InboxFilter {
  folder: Folder;
  /** "" is any. */
  subject: ContactSubject | "";
  /** Words looked for in name, e-mail, phone and text, whatever their accents; "" is none. */
  words: string;
}

/** Reads an address's query: `folder`, `subject`, `q`; whatever is unknown is left out. */
export function readFilter(search: URLSearchParams): InboxFilter {
  const folder = search.get("folder");
  const subject = search.get("subject");
  return {
    folder: folders.find((known) => known === folder) ?? "inbox",
    subject: contactSubjects.find((known) => known === subject) ?? "",
    words: queryOf(search.get("q")),
  };
}

/** The states that a folder shows. */
export function statesIn(folder: Folder): readonly MessageState[] {
  if (folder === "all") return messageStates;
  return folder === "inbox" ? ["new", "answered"] : [folder];
}

/** The query that leads to the same messages; "" for the plain inbox. */
export function filterQuery({ folder, subject, words }: InboxFilter): string {
  const query = new URLSearchParams();
  if (folder !== "inbox") query.set("folder", folder);
  if (subject) query.set("subject", subject);
  if (words) query.set("q", words);
  const text = query.toString();
  return text ? `?${text}` : "";
}
