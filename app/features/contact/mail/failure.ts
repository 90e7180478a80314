/** Why a mail could not be delivered. */
export interface MailFailure {
  /**
   * "refused": this mail was rejected permanently (5xx); "postponed": rejected for now (4xx);
   * "unreachable": no mail could be submitted at all, so that no other could be sent either.
   */
  kind: "refused" | "postponed" | "unreachable";
  /** For staff, in the server's or the system's own words. May contain an address: never log it. */
  reason: string;
  /** For the log: the server's status or the system's code. */
  code: string;
}

const maxReasonLength = 500;

/** Reads nodemailer's error. */
export function toMailFailure(error: unknown): MailFailure {
  const { responseCode, response, code, message } = error as Partial<SmtpError>;
  const reason = String(response || message || error).slice(0, maxReasonLength);
  const status = responseCode ? String(responseCode) : (code ?? "UNKNOWN");
  return { kind: kindOf(responseCode, code), reason, code: status };
}

function kindOf(responseCode: number | undefined, code: string | undefined): MailFailure["kind"] {
  if (!isAboutMail(code) || responseCode === signInFirst) return "unreachable";
  // No status: the mail was rejected before any server was contacted, so none would accept it.
  const isFinal = !responseCode || responseCode >= 500;
  return isFinal ? "refused" : "postponed";
}

/**
 * Nodemailer's codes for MAIL FROM, RCPT TO and DATA. All others concern the connection: the greeting, a
 * wrong password (EAUTH), a broken connection.
 */
function isAboutMail(code: string | undefined) {
  return code === "EENVELOPE" || code === "EMESSAGE";
}

/** RFC 4954, "authentication required", possible for any command: it concerns every mail, not this one. */
const signInFirst = 530;

interface SmtpError extends Error {
  responseCode?: number;
  response?: string;
  code?: string;
}
