import { type ContactSubject, contactSubjects } from "#app/validation/contactFields.ts";
import { queryOf } from "#app/validation/query.ts";

/** The state of a message; `spam` is suspected or marked by staff. */
export const messageStates = ["new", "answered", "archived", "spam"] as const;
export type MessageState = (typeof messageStates)[number];

/** What can be done with several messages at once, besides deleting them: mark them, or move them to a state. */
export const bulkCommands = ["read", "unread", ...messageStates] as const;
export type BulkCommand = (typeof bulkCommands)[number];

/** The inbox holds new and answered messages; the other folders hold a single state, or all. */
export const folders = ["inbox", ...messageStates, "all"] as const;
export type Folder = (typeof folders)[number];

/** Which messages are listed. */
export interface InboxFilter {
  folder: Folder;
  /** "" means any. */
  subject: ContactSubject | "";
  /** Words that all stand in name, e-mail, phone or text, ignoring accents; "" for none. */
  words: string;
}

/** Reads the filter from a query: `folder`, `subject`, `q`; unknown values are ignored. */
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

/** The query for this filter; "" for the plain inbox. */
export function filterQuery({ folder, subject, words }: InboxFilter): string {
  const query = new URLSearchParams();
  if (folder !== "inbox") query.set("folder", folder);
  if (subject) query.set("subject", subject);
  if (words) query.set("q", words);
  const text = query.toString();
  return text ? `?${text}` : "";
}
