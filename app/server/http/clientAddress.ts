import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/**
 * Tells a request's client address. `X-Forwarded-For` counts only as far as trusted proxies wrote it:
 * it is read from its end, and the first address that is not trusted is the client.
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

/** An IPv4 address that came through an IPv6 socket (`::ffff:127.0.0.1`) in its own form. */
function plain(address: string) {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
