import { createServer, type Server, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail as received. */
export interface ReceivedMail {
  envelope: { from: string; to: string[] };
  /** Header and body, as sent. */
  raw: string;
  messageId: string;
}

/** What the server does with a mail: accepts it, or answers with this SMTP status. */
export type SmtpAnswer = "accept" | { code: number; text: string };

/** A real SMTP server that a test can stop, restart on the same port, and make refuse mails. */
export class TestSmtp {
  readonly mails: ReceivedMail[] = [];
  tries = 0;
  answer: SmtpAnswer = "accept";
  /** Processing time of each mail, ms. */
  delay = 0;
  /** Where set before the start, a client gets no mail in without having signed in with it. */
  password = "";
  /** Whether it offers STARTTLS, with a certificate that it has signed itself. */
  offersTls = false;
  /** Whether the last mail came in encrypted. */
  wasEncrypted = false;
  port = 0;
  private server: SMTPServer | undefined;

  /** Starts listening; first on a free port, later on the same one. */
  async start(): Promise<void> {
    this.server = new SMTPServer({
      authOptional: !this.password,
      // The tests speak without TLS.
      allowInsecureAuth: true,
      disabledCommands: [
        ...(this.offersTls ? [] : ["STARTTLS"]),
        ...(this.password ? [] : ["AUTH"]),
      ],
      logger: false,
      onAuth: ({ username, password }, _session, done) => {
        if (password === this.password) done(null, { user: username });
        else done(new Error("Wrong password"));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          this.tries++;
          if (this.answer !== "accept") {
            const { code, text } = this.answer;
            done(Object.assign(new Error(text), { responseCode: code }));
            return;
          }
          const raw = Buffer.concat(chunks).toString("utf8");
          const { mailFrom, rcptTo } = session.envelope;
          this.wasEncrypted = session.secure;
          this.mails.push({
            envelope: {
              from: mailFrom ? mailFrom.address : "",
              to: rcptTo.map(({ address }) => address),
            },
            raw,
            messageId: /^message-id: *(\S+)/im.exec(raw)?.[1] ?? "",
          });
          setTimeout(done, this.delay);
        });
      },
    });
    // Disconnecting clients are part of these tests.
    this.server.on("error", () => undefined);
    const { server } = this.server;
    await new Promise<void>((resolve) =>
      this.server?.listen(this.port, "127.0.0.1", () => resolve()),
    );
    this.port = (server.address() as { port: number }).port;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      if (this.server) this.server.close(() => resolve());
      else resolve();
    });
  }

  /** Settings that send the site's mail here. */
  get env() {
    return {
      SMTP_URL: `smtp://127.0.0.1:${this.port}`,
      MAIL_FROM: "site@mare.example",
      MAIL_TO: "press=imprensa@mare.example,default=contato@mare.example",
    };
  }
}

/**
 * Accepts connections and stays silent.
 *
 * @param greeting sent on each new connection, if given
 */
export async function startSilentServer({ greeting = "" } = {}) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("close", () => sockets.delete(socket));
    // Reads, so that the end of the connection is noticed.
    socket.resume();
    if (greeting) socket.write(greeting);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    port,
    connections: () => sockets.size,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
