import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/**
 * Determines a request's client address. `X-Forwarded-For` is believed only as far as trusted proxies wrote
 * it: it is read from its end, and the first untrusted address is the client.
 *
 * @param trusted addresses or CIDR ranges (TRUST_PROXY)
 */
export function clientAddressReader(trusted: readonly string[]) {
  const proxies = toBlockList(trusted);
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

  return (req: IncomingMessage): string => {
    let address = plain(req.socket.remoteAddress ?? "");
    const forwarded = String(req.headers["x-forwarded-for"] ?? "").split(",");
    while (isTrusted(address)) {
      const previous = plain(forwarded.pop()?.trim() ?? "");
      if (isIP(previous) === 0) break;
      address = previous;
    }
    return address;
  };
}

function toBlockList(entries: readonly string[]) {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", prefix] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** Without the port that some proxies write, and IPv4-mapped IPv6 (`::ffff:127.0.0.1`) as IPv4. */
function plain(address: string) {
  const [, bracketed, numbers] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return (bracketed ?? numbers ?? address).replace(/^::ffff:(?=\d+\.)/i, "");
}
