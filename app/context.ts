import { createContext } from "react-router";
import type { Lang } from "#app/i18n/lang.ts";
import type { Translate } from "#app/i18n/texts.server.ts";

/** A member of staff, as loaders and actions see them. */
export interface Staff {
  id: number;
  email: string;
}

/** Structured logging; personal data is never logged. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What the HTTP pipeline knows about a request before a loader or an action runs. */
export interface RequestInfo {
  requestId: string;
  lang: Lang;
  /** Translates a dictionary key (`contact.success`) into the request's language. */
  t: Translate;
  /** The signed-in member of staff; null for a visitor. Set only on requests that passed the guard. */
  staff: Staff | null;
  log: Log;
  /** The visitor's address, read from `X-Forwarded-For` only behind a trusted proxy. */
  clientAddress: string;
  /** Origin of absolute links, without a trailing slash. */
  origin: string;
}

export const requestContext = createContext<RequestInfo>();
