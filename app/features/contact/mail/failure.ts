/** Why a mail could not be delivered. */
export interface MailFailure {
  /**
   * "refused": rejected permanently (5xx); "postponed": rejected for now (4xx); "unreachable": no response,
   * so that no other mail could be sent either.
   */
  kind: "refused" | "postponed" | "unreachable";
  /** For staff, in the server's or the system's own words. May contain an address: never log it. */
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

/** The mail itself cannot be sent: no server was contacted, and none would accept it. */
function isOurs(code: string | undefined) {
  return code === "EENVELOPE" || code === "EMESSAGE";
}

interface SmtpError extends Error {
  responseCode?: number;
  response?: string;
  code?: string;
}
