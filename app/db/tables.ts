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
  staffLink: StaffLinkTable;
  recoveryCode: RecoveryCodeTable;
  passkey: PasskeyTable;
  securityEvent: SecurityEventTable;
  pendingForm: PendingFormTable;
  typedForm: TypedFormTable;
  media: MediaTable;
  mediaVariant: MediaVariantTable;
  mediaInspection: MediaInspectionTable;
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
  documentFile: DocumentFileTable;
  partner: PartnerTable;
  contactMessage: ContactMessageTable;
  mail: MailTable;
  idempotencyKey: IdempotencyKeyTable;
  recordVersion: RecordVersionTable;
  contentVersion: ContentVersionTable;
  revision: RevisionTable;
  revisionContent: RevisionContentTable;
  revisionFile: RevisionFileTable;
  draft: DraftTable;
  draftFile: DraftFileTable;
  presence: PresenceTable;
  node: NodeTable;
  limitEvent: LimitEventTable;
  schedule: ScheduleTable;
  approvalLink: ApprovalLinkTable;
  approvalAnswer: ApprovalAnswerTable;
  chore: ChoreTable;
}

interface StaffTable {
  id: Generated<number>;
  /** Lower case; unique. */
  email: string;
  /** argon2id in PHC form. */
  passwordHash: string;
  /** What colleagues call them; "" until chosen: then the address tells (`staffName`). */
  name: Generated<string>;
  createdAt: Instant;
  lastSignInAt: Instant | null;
  /** Since when nobody can sign in to it. */
  blockedAt: Instant | null;
  /** Of the authenticator app, encrypted (`auth/twoStep.repo.server.ts`); null: no second step. */
  totpSecret: string | null;
  /** The period of the last code that was accepted: none counts twice. */
  totpStep: Generated<number>;
  /** Whether they get the daily mail about what needs somebody (`operations/alerts.server.ts`). */
  wantsAlerts: Generated<0 | 1>;
  /** When the last challenge was made that a passkey has answered, in ms: none counts twice. */
  passkeyChallengeAt: Generated<number>;
}

/** A code that stands in for the authenticator app once. */
interface RecoveryCodeTable {
  id: Generated<number>;
  staffId: number;
  /** SHA-256 in hex. */
  codeHash: string;
}

/** A passkey by which an account is entered (WebAuthn). */
interface PasskeyTable {
  id: Generated<number>;
  staffId: number;
  /** The authenticator's name for it, in base64url; unique. */
  credentialId: string;
  /** In COSE form, base64url. */
  publicKey: string;
  /** How often the authenticator says that it was used; 0 for ever where it does not count. */
  counter: number;
  /** The host that it was made for: no browser shows it to another. */
  rpId: string;
  /** By which the authenticator knows the account, in base64url. */
  userHandle: string;
  /** As its owner calls it. */
  name: string;
  createdAt: Instant;
  lastUsedAt: Instant | null;
}

/** A one-use link: by it an account is made ("invite"), or an account's forgotten password replaced ("reset"). */
interface StaffLinkTable {
  id: Generated<number>;
  kind: "invite" | "reset";
  /** SHA-256 of the token in hex. */
  tokenHash: string;
  /** Who is invited; null for a reset. */
  email: string | null;
  /** Whose password is replaced; null for an invitation. */
  staffId: number | null;
  /** The colleague who made it; null for the person themselves and for commands. */
  createdById: number | null;
  createdAt: Instant;
  expiresAt: Instant;
}

/** What happened at the doors (contract 13). Ids of accounts stay when these are gone. */
interface SecurityEventTable {
  id: Generated<number>;
  event:
    | "signIn"
    | "failure"
    | "limit"
    | "signOut"
    | "sessionsEnded"
    | "password"
    | "name"
    | "invite"
    | "withdrawn"
    | "joined"
    | "added"
    | "resetLink"
    | "forgotten"
    | "blocked"
    | "unblocked"
    | "removed"
    | "twoStepOn"
    | "twoStepOff"
    | "recoveryCode"
    | "recoveryCodes"
    | "passkeyAdded"
    | "passkeyUsed"
    | "passkeyRemoved";
  origin: "page" | "api" | "command" | "site";
  /** The account that it concerns; null where none is known. */
  staffId: number | null;
  /** Who did it, where that is another person. */
  byId: number | null;
  /** A keyed hash of the client's network; "" for commands. */
  client: Generated<string>;
  /** How often it happened from `firstAt` to `at`: failures of a client are one row. */
  count: Generated<number>;
  firstAt: Instant;
  at: Instant;
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
  /** As the browser named itself at sign-in, shortened; "" for sessions from before it was stored. */
  userAgent: Generated<string>;
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
  /** Kept while a file is chosen for it, without a script. */
  isForLibrary: Generated<SqlBoolean>;
}

/** What somebody typed in a form whose record has no drafts (`forms/typed`). */
interface TypedFormTable {
  id: Generated<number>;
  staffId: number;
  /** Which form it is. */
  form: string;
  /** Of the opened form, and the number of what it sent last. */
  key: string;
  attempt: number;
  /** `[name, value][]`; none once it was saved or thrown away. */
  entries: Generated<JsonText>;
  updatedAt: Instant;
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
  /** How it is shown; its points are those of the stored file (`orientation.ts`). */
  orientation: Generated<"" | "r90" | "r180" | "r270" | "f" | "fr90" | "fr180" | "fr270">;
  /** The parts that staff have chosen for places (`Frames`). */
  frames: Generated<JsonText>;
  /** Tiny blurred picture as a data URI; "" until generated. */
  placeholder: string;
  /** Path of a video's poster or of a PDF's cover; null until generated. */
  poster: string | null;
  transcriptPt: string;
  transcriptEn: string;
  /** The Portuguese text that `transcriptEn` translates. */
  transcriptEnSource: Generated<string>;
  /** Raised by every change to the file's description by staff. */
  version: Generated<number>;
  /** Raised by every change to its name, credit or licence by staff. */
  detailsVersion: Generated<number>;
  /** Whose work it is, and what others may do with it; "" where nobody has said so. */
  credit: Generated<string>;
  licence: Generated<string>;
  createdAt: Instant;
  /** SHA-256 of the bytes as they were sent, in hex: unique. Null for captions and for files from before. */
  digest: string | null;
  /** When a record, draft or link last stopped naming it, by triggers; "" for never. */
  usedAt: Generated<Instant | "">;
  /** When it was last sent again, or chosen from the library; "" for never. */
  chosenAt: Generated<Instant | "">;
  /** It was sent again under another name, and staff have not named it since. */
  hasOtherNames: Generated<SqlBoolean>;
  /** Staff have named it: under which other names it is sent does not matter. */
  isNamed: Generated<SqlBoolean>;
  /** What was erased for good named it: withheld until public content names it. */
  isErased: Generated<SqlBoolean>;
  /** When staff moved it to the trash by itself; "" for never, and once something names it, by triggers. */
  deletedAt: Generated<Instant | "">;
}

/** A picture in another size, format or crop, a video in another height, its thumbnails, or a PDF's cover. */
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

/** What was found in a file when it was first asked. */
interface MediaInspectionTable {
  mediaId: number;
  /** How bright a picture is in each cell of a grid (`inspection/tones.ts`); "" for other files. */
  tones: Generated<string>;
  /** Whether a PDF tells its structure; null for other files, and for one that cannot be read. */
  isTagged: SqlBoolean | null;
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
  kind: "image" | "video" | "cover";
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
  place: string;
  theme: string;
  link: string;
  bannerImage: FilePath;
  bannerLogo: FilePath;
  /** Where the card follows the banner, the banner's path in both. */
  cardImageMobile: FilePath;
  cardImageDesktop: FilePath;
  cardFollowsBanner: Generated<SqlBoolean>;
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
  eBookFile: FilePath;
  /** `{main, description, results, beforeAndAfter}`, each a StoredEnglish. */
  en: JsonText;
  version: Generated<number>;
  createdAt: Instant;
  updatedAt: Instant;
  /** What is said of its pictures in these places alone, by column (`placeAlts.server.ts`). */
  alts: Generated<JsonText>;
}

interface ProjectPartnerTable {
  id: Generated<number>;
  projectId: number;
  position: number;
  image: FilePath;
  link: string;
  /** What is said of its pictures in these places alone, by column (`placeAlts.server.ts`). */
  alts: Generated<JsonText>;
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
  /** What is said of its pictures in these places alone, by column (`placeAlts.server.ts`). */
  alts: Generated<JsonText>;
}

interface ProjectGalleryItemTable {
  id: Generated<number>;
  projectId: number;
  position: number;
  file: string;
  /** What is said of its pictures in these places alone, by column (`placeAlts.server.ts`). */
  alts: Generated<JsonText>;
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
  title: string;
  text: string;
  buttonLabel: string;
  en: JsonText;
  /** What is said of its pictures in these places alone, by column (`placeAlts.server.ts`). */
  alts: Generated<JsonText>;
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

/** A file that visitors were offered at a document's address; it may be gone by now. */
interface DocumentFileTable {
  documentId: number;
  path: string;
  since: Instant;
  /** When another one took its place; null for the last one. */
  until: Generated<Instant | null>;
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
  /** What is said of its pictures in these places alone, by column (`placeAlts.server.ts`). */
  alts: Generated<JsonText>;
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

/** One change that visitors could see, and what the record was afterwards (contract 10). Rows never change. */
interface RevisionTable {
  id: Generated<number>;
  /** "files": the description of a file, whose record is its row of `media`. */
  kind: "project" | "documents" | "partners" | "banner" | "home" | "files";
  /** Null for the banner, for the numbers, and where a list was ordered as a whole. */
  recordId: number | null;
  /** The record that showed a described file, so that it is part of that record's history. */
  shownInKind: "project" | "documents" | "partners" | "banner" | null;
  shownInId: number | null;
  /** The record's name, as it was. */
  title: string;
  action:
    | "created"
    | "published"
    | "unpublished"
    | "deleted"
    | "restored"
    | "highlighted"
    | "ordered"
    | "described"
    | "imported";
  /** Whether visitors saw the record from then on; null where that and its content stayed as they were. */
  isPublic: SqlBoolean | null;
  /** Whether they had seen it before. */
  wasPublic: Generated<SqlBoolean>;
  /** The version that the record had from then on, where it has versions; null in a revision from before they were noted. */
  recordVersion: number | null;
  /** The record's content, with `isPublic`; for a deleted or hidden one, the last that visitors saw, or the draft if they never did. */
  contentId: number | null;
  /** The list's order, where the change made it other than the ids' (`history/listOrder.server.ts`). */
  orderId: number | null;
  /** The unpublished changes that were deleted together with a record. */
  draftId: number | null;
  /** Of a deletion: JSON of `DeletedWith`. */
  deletedWith: Generated<JsonText>;
  /** The names of the fields that differ from the record's revision before: JSON of `string[]`. */
  fields: JsonText;
  /** How it came: a screen, the JSON endpoints, a command, an import, the schedule, the site itself; "before": no change, but what the record was when its history began. */
  origin: "page" | "api" | "command" | "import" | "schedule" | "site" | "before";
  staffId: number | null;
  /** As they were called then; stays when the account is removed. */
  staffName: string;
  recordCreatedAt: Instant | null;
  recordUpdatedAt: Instant | null;
  at: Instant;
  /** The content version that this change made. */
  contentVersion: number;
}

/** Content of revisions, stored once where it is equal. */
interface RevisionContentTable {
  id: Generated<number>;
  hash: string;
  /** JSON, packed (`history/packed.server.ts`): what the repository's `findById` returns, without its version; or a list's order. */
  content: Uint8Array;
  /** Translations whose Portuguese had changed since: JSON of `OutdatedEnglish`. */
  outdated: Generated<JsonText>;
}

/** The stored files that a revision's content refers to. */
interface RevisionFileTable {
  contentId: number;
  mediaId: number;
}

/**
 * What staff have prepared of a record and not published: one per record, shared by all (contract 10). A project
 * that was never published, or was taken off the site, has no other row.
 */
interface DraftTable {
  id: Generated<number>;
  /** "files": the description of a file, whose record is its row of `media`. */
  kind: "project" | "documents" | "partners" | "banner" | "home" | "files";
  /** 0 for the banner and the numbers. */
  recordId: Generated<number>;
  /** The record's name in it, for lists. */
  title: string;
  /** As the kind's form and schema give it. */
  content: JsonText;
  /** What was typed in fields where it cannot be published: JSON of `TypedTexts`. */
  typed: Generated<JsonText>;
  /** Of a record that was taken off the site: its outdated translations, as in `revisionContent`. */
  outdated: Generated<JsonText>;
  /** The version of the public record on which it is based; 0 where none was public. */
  baseVersion: number;
  /** `contentHash` of that record, where the screen sent it. */
  baseHash: string | null;
  /** Drawn by lot with every save: a form that knows another one is out of date. */
  tag: string;
  origin: Exclude<RevisionTable["origin"], "before">;
  staffId: number | null;
  staffName: string;
  updatedAt: Instant;
}

/** The stored files that a draft refers to, which are kept as long as it. */
interface DraftFileTable {
  draftId: number;
  path: string;
}

/** Shows a draft to somebody without an account (contract 12). Goes with its draft. */
interface ApprovalLinkTable {
  id: Generated<number>;
  draftId: number;
  /** SHA-256 in hex: the token itself is shown once. */
  tokenHash: string;
  createdById: number | null;
  createdByName: Generated<string>;
  createdAt: Instant;
  expiresAt: Instant;
  revokedAt: Instant | null;
}

interface ApprovalAnswerTable {
  id: Generated<number>;
  linkId: number;
  decision: "approved" | "changes";
  name: string;
  comment: Generated<string>;
  /** The tag of the draft that was answered: another one has changed since. */
  draftTag: string;
  at: Instant;
  /** When somebody of the team has dealt with it; null: it waits. */
  handledAt: Generated<Instant | null>;
}

/**
 * What is to be published or taken off the site at a moment to come: one of each per record. The row goes in the
 * transaction that does it, so that nothing is done twice.
 */
interface ScheduleTable {
  id: Generated<number>;
  kind: "project" | "documents" | "banner";
  /** 0 for the banner. */
  recordId: Generated<number>;
  action: "publish" | "unpublish";
  /** What is published: the record's draft, as it is stored at that moment. Null for "unpublish". */
  draftId: number | null;
  dueAt: Instant;
  /** Why it was not done when it fell due: it waits for somebody. Null: it has not fallen due. */
  failure: Generated<"stale" | "hidden" | "invalid" | null>;
  origin: Exclude<RevisionTable["origin"], "before">;
  staffId: number | null;
  staffName: string;
  createdAt: Instant;
}

/** An opened form of a record. Rows end by themselves (`forms/presence`). */
interface PresenceTable {
  id: Generated<number>;
  kind: DraftTable["kind"];
  /** 0 for the banner and the numbers. */
  recordId: number;
  staffId: number;
  /** Drawn by the opened form; "" while its script has not said anything. */
  tab: string;
  /** The name of the field that was typed in last; "" for none. */
  field: Generated<string>;
  typedAt: Instant | null;
  openedAt: Instant;
  expiresAt: Instant;
}

/** A process that serves together with others, for as long as it says so (`db/postgres/nodes`). */
interface NodeTable {
  id: string;
  version: string;
  /** A hash of the settings that must be the same for all. */
  settings: string;
  /** In ms since 1970, by the server's clock. */
  seenAt: number;
}

/** An attempt that several processes count together (`platform/limits`). */
interface LimitEventTable {
  id: Generated<number>;
  /** The limit's. */
  name: string;
  /** Whom it counts, as a hash. */
  key: string;
  /** In ms since 1970, by the server's clock; null while the attempt runs. */
  countedAt: number | null;
  expiresAt: number;
}

/** When each daily job last ran (sweep, retention, backup). */
interface ChoreTable {
  name: string;
  lastRunAt: Instant;
}

export type Row<Table extends keyof Database> = Selectable<Database[Table]>;
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>;
