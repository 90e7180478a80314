import { isIP } from "node:net";
import { connect } from "node:tls";

const patienceMs = 10_000;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Asks for the certificate that visitors of an https address get.
 *
 * @returns when it ends; undefined where none can be had: that is no fault of the certificate
 */
export function readCertificateEnd(origin: string): Promise<Date | undefined> {
  const { hostname, port, protocol } = new URL(origin);
  if (protocol !== "https:") return Promise.resolve(undefined);
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: Number(port || 443),
      ...(isIP(host) === 0 && { servername: host }),
      // One that has ended, or that nobody trusts, is to be read as well. Nothing is sent.
      rejectUnauthorized: false,
      timeout: patienceMs,
    });
    const end = (found?: Date) => {
      socket.destroy();
      resolve(found);
    };
    socket.once("secureConnect", () => {
      const endsAt = new Date(socket.getPeerCertificate().valid_to);
      end(Number.isNaN(endsAt.getTime()) ? undefined : endsAt);
    });
    socket.once("timeout", () => end());
    socket.once("error", () => end());
  });
}

let knownEnd: Date | undefined;

/** Looks at the certificate again; one that cannot be had now is the one that was there before. */
export async function refreshCertificate(origin: string): Promise<void> {
  knownEnd = (await readCertificateEnd(origin)) ?? knownEnd;
}

/** How many days the certificate still holds, below 0 once it has ended; undefined: not known. */
export function certificateDaysLeft(now = Date.now()): number | undefined {
  return knownEnd && Math.floor((knownEnd.getTime() - now) / dayMs);
}
