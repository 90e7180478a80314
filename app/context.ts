import { createContext } from "react-router";
import type { Lang } from "#app/i18n/lang.ts";
import type { Translate } from "#app/i18n/texts.server.ts";

/** A member of staff, as every loader and action sees one. */
export interface Staff {
  id: number;
  email: string;
}

/** One line of structured log; never personal data. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What the http pipeline has found out about a request before a loader or an action runs. */
export interface RequestInfo {
  requestId: string;
  lang: Lang;
  /** Translates a dictionary key (`contact.success`) into the request's language. */
  t: Translate;
  /** Whoever is signed in; null for a visitor. Set only where the guard let the request through. */
  staff: Staff | null;
  log: Log;
  /** The visitor's address, read from `X-Forwarded-For` only behind a trusted proxy. */
  clientAddress: string;
  /** Origin of absolute links, without a slash at the end. */
  origin: string;
}

export const requestContext = createContext<RequestInfo>();
