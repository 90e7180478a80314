/** Why a mail could not be delivered. */
export interface MailFailure {
  /**
   * "refused": the server said no for good (5xx); "postponed": it said not now (4xx);
   * "unreachable": it said nothing, so that no other mail could go either.
   */
  kind: "refused" | "postponed" | "unreachable";
  /** For staff, in the server's or the system's own words. May name an address: never logged. */
  reason: string;
  /** For the log: the server's status or the system's code. */
  code: string;
}

const MOST_REASON = 500;

/** Reads nodemailer's error. */
export function toMailFailure(error: unknown): MailFailure {
  const { responseCode, response, code, message } = error as Partial<SmtpError>;
  const reason = String(response || message || error).slice(0, MOST_REASON);
  if (!responseCode) {
    const kind = isOurs(code) ? "refused" : "unreachable";
    return { kind, reason, code: code ?? "UNKNOWN" };
  }
  const isFinal = responseCode >= 500 && responseCode < 600;
  return { kind: isFinal ? "refused" : "postponed", reason, code: String(responseCode) };
}

/** The mail itself can not be sent as it is: no server was asked, and none would take it. */
function isOurs(code: string | undefined) {
  return code === "EENVELOPE" || code === "EMESSAGE";
}

interface SmtpError extends Error {
  responseCode?: number;
  response?: string;
  code?: string;
}
