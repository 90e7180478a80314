import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** An address or a range of TRUST_PROXY. */
interface Entry {
  list: BlockList;
  isRange: boolean;
  /** Whether ordinary clients may have such addresses too, as in an office or between containers. */
  isLocal: boolean;
}

/**
 * Determines a request's client address. `X-Forwarded-For` is believed only as far as trusted proxies wrote
 * it: it is read from its end, and the first address that is not one of theirs is the client's. A client may
 * have an address in a trusted range too and have written the rest of the list itself, so one request passes
 * through each listed address once at most, and through one range: that of the sender itself, or one of
 * public addresses, such as those of a CDN.
 *
 * @param trusted addresses or CIDR ranges (TRUST_PROXY)
 */
export function clientAddressReader(trusted: readonly string[]) {
  const entries = trusted.map(toEntry);

  return (req: IncomingMessage): string => {
    let address = plain(req.socket.remoteAddress ?? "");
    const forwarded = String(req.headers["x-forwarded-for"] ?? "").split(",");
    let left = entries;
    for (let isSender = true; ; isSender = false) {
      const proxy = left.find((entry) => (isSender || mayRelay(entry)) && includes(entry, address));
      const previous = proxy && plain(forwarded.pop()?.trim() ?? "");
      if (!previous || isIP(previous) === 0) return address;
      left = left.filter((entry) => entry !== proxy && !(entry.isRange && proxy.isRange));
      address = previous;
    }
  };
}

/** Whether an address of the entry that is not the sender's own may be a proxy's. */
function mayRelay({ isRange, isLocal }: Entry): boolean {
  return !isRange || !isLocal;
}

function includes({ list }: Entry, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, familyOf(address));
}

function toEntry(text: string): Entry {
  const [address = "", prefix] = text.split("/");
  const family = familyOf(address);
  const list = new BlockList();
  if (prefix === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(prefix), family);
  return { list, isRange: prefix !== undefined, isLocal: local.check(address, family) };
}

function familyOf(address: string) {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}

/** Ranges that are not of the public Internet (RFC 6890): private, shared, link-local and the machine's own. */
const local = new BlockList();
for (const [address, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
] as const) {
  local.addSubnet(address, prefix, familyOf(address));
}

/** Without the port that some proxies write, and IPv4-mapped IPv6 (`::ffff:127.0.0.1`) as IPv4. */
function plain(address: string) {
  const [, bracketed, numbers] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return (bracketed ?? numbers ?? address).replace(/^::ffff:(?=\d+\.)/i, "");
}
