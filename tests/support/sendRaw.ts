import { connect } from "node:net";

/**
 * Sends bytes to a server as they are, since fetch would mend or refuse many.
 *
 * @returns everything that it answers until it closes the connection, in Latin-1
 */
export function sendRaw(url: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    let answer = "";
    socket.setEncoding("latin1").on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", reject).on("close", () => resolve(answer));
    socket.write(bytes);
  });
}
