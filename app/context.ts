import { createContext } from "react-router";
import type { OpenDatabase } from "#app/db/connection.server.ts";
import type { RecordKind } from "#app/db/history/recordChange.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import type { Translate } from "#app/i18n/texts.server.ts";
import type { PreviewKind } from "#app/paths.ts";
import type { DatabaseAwayError } from "#app/platform/errors.ts";

/** A member of staff, as loaders and actions see them. */
export interface Staff {
  id: number;
  email: string;
  /** What colleagues call them. */
  name: string;
}

/** Structured logging; personal data is never logged. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What the HTTP pipeline knows about a request before the router runs. */
export interface RequestFacts {
  requestId: string;
  lang: Lang;
  /** The signed-in member of staff; null for a visitor. Set only on requests that passed the guard. */
  staff: Staff | null;
  log: Log;
  /** The visitor's address, read from `X-Forwarded-For` only behind a trusted proxy. */
  clientAddress: string;
  /** Origin of absolute links, without a trailing slash. */
  origin: string;
  /** Set where a member of staff walks the site as it was. */
  past?: Past | undefined;
  /** Set where somebody who may see a record's draft is shown its page with the draft. */
  preview?: Preview | undefined;
}

/** The page of a record as its draft would make it (contract 12). */
interface Preview {
  kind: PreviewKind;
  /** The record's; 0 for the banner and the numbers. */
  id: number;
  /** Its address. */
  path: string;
  /** It is shown inside a page of ours. */
  isFramed: boolean;
  /** It stays as it is sent: no script runs in it. */
  isStill: boolean;
  /** Its texts are marked where they differ from what is published. */
  isMarked: boolean;
}

/** The site as of a moment. */
export interface Past {
  /** ISO 8601. */
  at: string;
  database: OpenDatabase;
  /** The records that visitors saw then, and see otherwise or not at all now. */
  changed: PastRecord[];
}

/** A record as it was. */
export interface PastRecord {
  /** Its revision of then. */
  revision: number;
  kind: RecordKind;
  id: number | null;
  title: string;
  isGone: boolean;
}

/** What loaders and actions know about a request. */
export interface RequestInfo extends RequestFacts {
  /** Translates a dictionary key (`contact.success`) into the request's language. */
  t: Translate;
}

/** Why no answer could be made: filled in by the router's last handler of errors. */
export const outcomeContext = createContext<{ away?: DatabaseAwayError }>({});

/** Set for every request that reaches the router; `requestContext` only once its middleware has run. */
export const factsContext = createContext<RequestFacts>();

export const requestContext = createContext<RequestInfo>();
