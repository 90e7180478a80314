import { createServer, type Server } from "node:tls";

/** Of 127.0.0.1, signed by itself; it held until 1 December 2025. Its key protects nothing. */
const ended = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgeLgIp1ciHMsCrf18
dp3FxPEeY6IF7o20xYiNVm4WSzahRANCAASsCRoCA0itdI7aPRd4x41ShARsrnNE
h8DQh8YJ3vfYcDdfqNCtEBMqyZ9NyrljVKaS0VWpmvt43nJffWqML2mG
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBDjCBtgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwHhcN
MjUxMTAxMDAwMDAwWhcNMjUxMjAxMDAwMDAwWjAUMRIwEAYDVQQDDAkxMjcuMC4w
LjEwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASsCRoCA0itdI7aPRd4x41ShARs
rnNEh8DQh8YJ3vfYcDdfqNCtEBMqyZ9NyrljVKaS0VWpmvt43nJffWqML2mGMAoG
CCqGSM49BAMCA0cAMEQCIH7++7kJ4A5u81NayoNx0CajUSCDz06++OltmfqYKI3l
AiA4tEHWjZy0qpW7g5ayvKxf9xTXxZr2AvHv3ESxmTYmJQ==
-----END CERTIFICATE-----`,
};

/** When it ended. */
export const certificateEnd = new Date("2025-12-01T00:00:00Z");

/** A real TLS server on 127.0.0.1 whose certificate has ended. */
export async function startEndedTls(): Promise<{ origin: string; server: Server }> {
  const server = createServer(ended, (socket) => socket.resume());
  // Clients that leave in the middle are part of these tests.
  server.on("tlsClientError", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return { origin: `https://127.0.0.1:${port}`, server };
}
