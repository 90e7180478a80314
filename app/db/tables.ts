import type { Generated, Insertable, Selectable } from "kysely";

/** SQLite has no booleans: 0 or 1; such columns are named `is*`. */
type SqlBoolean = 0 | 1;
/** An instant as ISO 8601 text in UTC; such columns are named `*At`. */
type Instant = string;
/** JSON text; parsed and written by the repository that owns the column. */
export type JsonText = string;
/** A path under /storage, a key of `media` (`images/ab.webp`); null for none. */
type FilePath = string | null;

/** The database, table by table. Names are those of spec 3; texts are never null, "" is "none". */
export interface Database {
  staff: StaffTable;
  session: SessionTable;
  pendingForm: PendingFormTable;
  media: MediaTable;
  mediaVariant: MediaVariantTable;
  mediaTrack: MediaTrackTable;
  mediaJob: MediaJobTable;
  project: ProjectTable;
  projectPartner: ProjectPartnerTable;
  projectPost: ProjectPostTable;
  projectGalleryItem: ProjectGalleryItemTable;
  projectDocument: ProjectDocumentTable;
  homeNumber: HomeNumberTable;
  banner: BannerTable;
  document: DocumentTable;
  partner: PartnerTable;
  contactMessage: ContactMessageTable;
  mail: MailTable;
  idempotencyKey: IdempotencyKeyTable;
  recordVersion: RecordVersionTable;
  contentVersion: ContentVersionTable;
  chore: ChoreTable;
}

interface StaffTable {
  id: Generated<number>;
  /** Lower case; unique. */
  email: string;
  /** argon2id in PHC form. */
  passwordHash: string;
  createdAt: Instant;
}

interface SessionTable {
  id: Generated<number>;
  staffId: number;
  /** SHA-256 of the token in hex; the token itself is never stored (contract 4). */
  tokenHash: string;
  /** "page" for the cookie, "api" for the bearer token; neither is accepted as the other. */
  kind: "page" | "api";
  createdAt: Instant;
  /** Extended to 12 h ahead with use. */
  expiresAt: Instant;
  /** 7 days after sign-in, regardless of use. */
  endsAt: Instant;
}

/** A form that could not be saved (an expired session, a deleted record), until it is. */
interface PendingFormTable {
  id: Generated<number>;
  /** Random, unguessable; carried through the login page. */
  key: string;
  staffId: number;
  /** Path and query of the screen that restores it. */
  path: string;
  /** `[name, value][]` as typed. */
  entries: JsonText;
  /** By field: why its file was refused. */
  fileErrors: Generated<JsonText>;
  createdAt: Instant;
}

interface MediaTable {
  id: Generated<number>;
  /** Path under /storage; unique; its content never changes. */
  path: string;
  originalName: string;
  /** MIME type, detected from the bytes. */
  type: string;
  /** Bytes. */
  size: number;
  /** Pixels; null where the file has none. */
  width: number | null;
  height: number | null;
  /** Seconds; null where the file has none. */
  duration: number | null;
  altPt: string;
  altEn: string;
  /** The Portuguese text that `altEn` translates. */
  altEnSource: string;
  isDecorative: SqlBoolean;
  /** 0..1 from the left and from the top; 0.5 and 0.5 is the centre. */
  focalX: number;
  focalY: number;
  /** Tiny blurred picture as a data URI; "" until generated. */
  placeholder: string;
  /** Path of a video's poster; null until generated. */
  poster: string | null;
  transcriptPt: string;
  transcriptEn: string;
  /** The Portuguese text that `transcriptEn` translates. */
  transcriptEnSource: Generated<string>;
  /** Raised by every change to the file's description by staff. */
  version: Generated<number>;
  createdAt: Instant;
}

/** A picture in another size, format or crop, a video in another height, or a video's thumbnails. */
interface MediaVariantTable {
  id: Generated<number>;
  mediaId: number;
  kind: "image" | "crop" | "video" | "thumbnails";
  path: string;
  type: string;
  width: number;
  height: number;
  size: number;
}

/** A video's captions. */
interface MediaTrackTable {
  id: Generated<number>;
  mediaId: number;
  lang: "pt" | "en";
  path: string;
}

/** Work of the background queue; survives restarts. */
interface MediaJobTable {
  id: Generated<number>;
  mediaId: number;
  kind: "image" | "video";
  attempts: Generated<number>;
  /** 0..100. */
  progress: Generated<number>;
  lastError: Generated<string>;
  createdAt: Instant;
}

interface ProjectTable {
  id: Generated<number>;
  position: number;
  isHighlighted: SqlBoolean;
  name: string;
  subtitle: string;
  link: string;
  bannerImage: FilePath;
  bannerLogo: FilePath;
  cardImageMobile: FilePath;
  cardImageDesktop: FilePath;
  descriptionTitle: string;
  descriptionText: string;
  descriptionFirstImage: FilePath;
  descriptionSecondImage: FilePath;
  descriptionLogoImage: FilePath;
  video: FilePath;
  /** URL of a YouTube video, used when `video` is null; "" for none. */
  videoLink: string;
  resultsImage: FilePath;
  resultsTitle: string;
  resultsTextOne: string;
  resultsTextTwo: string;
  resultsNumberOne: string;
  resultsNumberTwo: string;
  resultsNameOne: string;
  resultsNameTwo: string;
  beforeImage: FilePath;
  afterImage: FilePath;
  eBookTitle: string;
  eBookDescription: string;
  eBookLink: string;
  eBookImage: FilePath;
  /** `{main, description, results, beforeAndAfter}`, each a StoredEnglish. */
  en: JsonText;
  version: Generated<number>;
  createdAt: Instant;
  updatedAt: Instant;
}

interface ProjectPartnerTable {
  id: Generated<number>;
  projectId: number;
  position: number;
  image: FilePath;
  link: string;
}

interface ProjectPostTable {
  id: Generated<number>;
  projectId: number;
  position: number;
  image: FilePath;
  link: string;
  title: string;
  topic: string;
  createdAt: Instant;
  en: JsonText;
}

interface ProjectGalleryItemTable {
  id: Generated<number>;
  projectId: number;
  position: number;
  file: string;
}

interface ProjectDocumentTable {
  id: Generated<number>;
  projectId: number;
  position: number;
  file: FilePath;
  title: string;
  description: string;
  link: string;
  en: JsonText;
}

interface HomeNumberTable {
  key: "projects" | "connections" | "regions" | "people";
  number: string;
  description: string;
  en: JsonText;
}

/** One row, id 1. */
interface BannerTable {
  id: number;
  link: string;
  isActive: SqlBoolean;
  desktopImage: FilePath;
  mobileImage: FilePath;
}

interface DocumentTable {
  id: Generated<number>;
  position: number;
  title: string;
  description: string;
  file: FilePath;
  en: JsonText;
  version: Generated<number>;
  createdAt: Instant;
  updatedAt: Instant;
}

interface PartnerTable {
  id: Generated<number>;
  position: number;
  image: FilePath;
  /** 1 = home page, 2 = what-we-do page (spec 3). */
  type: 1 | 2;
  name: string;
  link: string;
  /** 0..2 where staff placed the card; null: filled by thirds (spec 9). */
  boardColumn: 0 | 1 | 2 | null;
  en: JsonText;
  version: Generated<number>;
  createdAt: Instant;
  updatedAt: Instant;
}

interface ContactMessageTable {
  id: Generated<number>;
  name: string;
  email: string;
  phone: string;
  subject: "partnerships" | "projects" | "invitation" | "press" | "jobs" | "others";
  message: string;
  /** Name, e-mail, phone and text, folded for the inbox's search (`i18n/fold.ts`). */
  searchText: string;
  lang: "pt" | "en";
  state: "new" | "answered" | "archived" | "spam";
  isRead: SqlBoolean;
  spamScore: number;
  createdAt: Instant;
}

/** The outbox. A row leaves it only by being sent (`sentAt`) or parked (`parkedAt`). */
interface MailTable {
  id: Generated<number>;
  contactMessageId: number | null;
  recipient: string;
  replyTo: string;
  subject: string;
  text: string;
  /** Stable across retries, so that duplicates are recognized. */
  messageId: string;
  attempts: Generated<number>;
  nextAttemptAt: Instant;
  lastError: Generated<string>;
  sentAt: Instant | null;
  parkedAt: Instant | null;
  createdAt: Instant;
}

/** The record created with each key, so that a double submit creates nothing twice. */
interface IdempotencyKeyTable {
  key: string;
  kind: "project" | "document" | "partner" | "contactMessage";
  recordId: number;
  /** When the record was created, or last changed, by a request with this key. */
  createdAt: Instant;
  /** SHA-256 of that request's content; null where the key itself is one (the contact form's). */
  requestHash: string | null;
  /** Its number among those of an opened form; null where they are not numbered. */
  attempt: number | null;
}

/** Versions of the records that have none of their own. */
interface RecordVersionTable {
  name: "numbers" | "banner";
  version: number;
}

/** One row, id 1: raised by every change that visitors can see. */
interface ContentVersionTable {
  id: number;
  version: number;
}

/** When each daily chore last ran (sweep, retention, backup). */
interface ChoreTable {
  name: string;
  lastRunAt: Instant;
}

export type Row<Table extends keyof Database> = Selectable<Database[Table]>;
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>;
