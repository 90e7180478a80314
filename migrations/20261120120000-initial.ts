import { type Kysely, sql } from "kysely";

/** Never changes: imports nothing from the application; typed with `any` columns on purpose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const file = "text references media (path)";
const emptyText = "text not null default ''";
const english = "text not null default '{}'";
const flag = (name: string) => `${name} integer not null default 0 check (${name} in (0, 1))`;
const ofProject = "projectId integer not null references project (id) on delete cascade";

const statements = [
  `create table staff (
    id integer primary key autoincrement,
    email text not null unique,
    passwordHash text not null,
    createdAt text not null
  ) strict`,
  `create table session (
    id integer primary key autoincrement,
    staffId integer not null references staff (id) on delete cascade,
    tokenHash text not null unique,
    kind text not null check (kind in ('page', 'api')),
    createdAt text not null,
    expiresAt text not null,
    endsAt text not null
  ) strict`,
  "create index session_staffId on session (staffId)",
  `create table pendingForm (
    id integer primary key autoincrement,
    key text not null unique,
    staffId integer not null references staff (id) on delete cascade,
    path text not null,
    entries text not null,
    createdAt text not null
  ) strict`,
  "create index pendingForm_staffId on pendingForm (staffId)",
  `create table media (
    id integer primary key autoincrement,
    path text not null unique,
    originalName ${emptyText},
    type text not null,
    size integer not null,
    width integer,
    height integer,
    duration real,
    altPt ${emptyText},
    altEn ${emptyText},
    altEnSource ${emptyText},
    ${flag("isDecorative")},
    focalX real not null default 0.5,
    focalY real not null default 0.5,
    placeholder ${emptyText},
    poster text,
    transcriptPt ${emptyText},
    transcriptEn ${emptyText},
    createdAt text not null
  ) strict`,
  `create table mediaVariant (
    id integer primary key autoincrement,
    mediaId integer not null references media (id) on delete cascade,
    kind text not null check (kind in ('image', 'video', 'thumbnails', 'share')),
    path text not null unique,
    type text not null,
    width integer not null,
    height integer not null,
    size integer not null
  ) strict`,
  "create index mediaVariant_mediaId on mediaVariant (mediaId)",
  `create table mediaTrack (
    id integer primary key autoincrement,
    mediaId integer not null references media (id) on delete cascade,
    lang text not null check (lang in ('pt', 'en')),
    path text not null unique,
    unique (mediaId, lang)
  ) strict`,
  `create table mediaJob (
    id integer primary key autoincrement,
    mediaId integer not null references media (id) on delete cascade,
    kind text not null check (kind in ('image', 'video')),
    attempts integer not null default 0,
    progress integer not null default 0,
    lastError ${emptyText},
    createdAt text not null,
    unique (mediaId, kind)
  ) strict`,
  `create table project (
    id integer primary key autoincrement,
    position integer not null,
    ${flag("isHighlighted")},
    name ${emptyText},
    subtitle ${emptyText},
    link ${emptyText},
    bannerImage ${file},
    bannerLogo ${file},
    cardImageMobile ${file},
    cardImageDesktop ${file},
    descriptionTitle ${emptyText},
    descriptionText ${emptyText},
    descriptionFirstImage ${file},
    descriptionSecondImage ${file},
    descriptionLogoImage ${file},
    video ${file},
    resultsImage ${file},
    resultsTitle ${emptyText},
    resultsTextOne ${emptyText},
    resultsTextTwo ${emptyText},
    resultsNumberOne ${emptyText},
    resultsNumberTwo ${emptyText},
    resultsNameOne ${emptyText},
    resultsNameTwo ${emptyText},
    beforeImage ${file},
    afterImage ${file},
    eBookTitle ${emptyText},
    eBookDescription ${emptyText},
    eBookLink ${emptyText},
    eBookImage ${file},
    en ${english},
    version integer not null default 1,
    createdAt text not null,
    updatedAt text not null
  ) strict`,
  "create index project_position on project (position)",
  `create table projectPartner (
    id integer primary key autoincrement,
    ${ofProject},
    position integer not null,
    image ${file},
    link ${emptyText}
  ) strict`,
  "create index projectPartner_projectId on projectPartner (projectId, position)",
  `create table projectPost (
    id integer primary key autoincrement,
    ${ofProject},
    position integer not null,
    image ${file},
    link ${emptyText},
    title ${emptyText},
    topic ${emptyText},
    createdAt text not null,
    en ${english}
  ) strict`,
  "create index projectPost_projectId on projectPost (projectId, position)",
  `create table projectGalleryItem (
    id integer primary key autoincrement,
    ${ofProject},
    position integer not null,
    file text not null references media (path)
  ) strict`,
  "create index projectGalleryItem_projectId on projectGalleryItem (projectId, position)",
  `create table projectDocument (
    id integer primary key autoincrement,
    ${ofProject},
    position integer not null,
    file ${file},
    title ${emptyText},
    description ${emptyText},
    link ${emptyText},
    en ${english}
  ) strict`,
  "create index projectDocument_projectId on projectDocument (projectId, position)",
  `create table homeNumber (
    key text primary key check (key in ('projects', 'connections', 'regions', 'people')),
    number ${emptyText},
    description ${emptyText},
    en ${english}
  ) strict`,
  "insert into homeNumber (key) values ('projects'), ('connections'), ('regions'), ('people')",
  `create table banner (
    id integer primary key check (id = 1),
    link ${emptyText},
    ${flag("isActive")},
    desktopImage ${file},
    mobileImage ${file}
  ) strict`,
  "insert into banner (id) values (1)",
  `create table document (
    id integer primary key autoincrement,
    position integer not null,
    title ${emptyText},
    description ${emptyText},
    file ${file},
    en ${english},
    version integer not null default 1,
    createdAt text not null,
    updatedAt text not null
  ) strict`,
  "create index document_position on document (position)",
  `create table partner (
    id integer primary key autoincrement,
    position integer not null,
    image ${file},
    type integer not null check (type in (1, 2)),
    name ${emptyText},
    link ${emptyText},
    boardColumn integer check (boardColumn in (0, 1, 2)),
    en ${english},
    version integer not null default 1,
    createdAt text not null,
    updatedAt text not null
  ) strict`,
  "create index partner_position on partner (type, position)",
  `create table contactMessage (
    id integer primary key autoincrement,
    name text not null,
    email text not null,
    phone text not null,
    subject text not null check
      (subject in ('partnerships', 'projects', 'invitation', 'press', 'jobs', 'others')),
    message text not null,
    lang text not null check (lang in ('pt', 'en')),
    state text not null default 'new' check (state in ('new', 'answered', 'archived', 'spam')),
    ${flag("isRead")},
    spamScore integer not null default 0,
    createdAt text not null
  ) strict`,
  "create index contactMessage_createdAt on contactMessage (createdAt)",
  "create index contactMessage_state on contactMessage (state, createdAt)",
  `create table mail (
    id integer primary key autoincrement,
    contactMessageId integer references contactMessage (id) on delete cascade,
    recipient text not null,
    replyTo ${emptyText},
    subject text not null,
    text text not null,
    messageId text not null unique,
    attempts integer not null default 0,
    nextAttemptAt text not null,
    lastError ${emptyText},
    sentAt text,
    parkedAt text,
    createdAt text not null
  ) strict`,
  "create index mail_due on mail (nextAttemptAt) where sentAt is null and parkedAt is null",
  "create index mail_contactMessageId on mail (contactMessageId)",
  `create table idempotencyKey (
    key text not null,
    kind text not null,
    recordId integer not null,
    createdAt text not null,
    primary key (kind, key)
  ) strict`,
  `create table recordVersion (
    name text primary key,
    version integer not null
  ) strict`,
  "insert into recordVersion (name, version) values ('numbers', 1), ('banner', 1)",
  `create table contentVersion (
    id integer primary key check (id = 1),
    version integer not null
  ) strict`,
  "insert into contentVersion (id, version) values (1, 1)",
  `create table chore (
    name text primary key,
    lastRunAt text not null
  ) strict`,
];
