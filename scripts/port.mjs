/**
 * Ends a start on a port in use before it fetches, installs or builds anything. Needs any Node.js and no
 * package; every other fault of PORT and HOST is told by the program itself.
 */
import { createServer } from "node:net";

const port = process.env.PORT || "3000";
const host = process.env.HOST || "0.0.0.0";

if (/^\d{1,5}$/.test(port) && Number(port) < 65_536) {
  const server = createServer().once("error", ({ code }) => {
    if (code !== "EADDRINUSE") return;
    process.stderr.write(`Port ${port} is already in use: set PORT to another\n`);
    process.exitCode = 1;
  });
  server.listen(Number(port), host, () => server.close());
}
