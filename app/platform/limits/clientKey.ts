import { isIPv6 } from "node:net";

/**
 * The key by which limits count a client: an IPv4 address, or the first 64 bits of an IPv6 address, since a
 * client usually controls its whole /64 network.
 */
export function clientKey(address: string): string {
  return isIPv6(address) ? prefixOf(address, 64) : address;
}

/**
 * The key of a wider network that a client may control, or share with others: the first bits of its address.
 *
 * @returns undefined where the address is of the other kind, or none
 */
export function networkKey(address: string, bits: 24 | 56 | 48): string | undefined {
  if (bits !== 24) return isIPv6(address) ? prefixOf(address, bits) : undefined;
  const [, network] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address) ?? [];
  return network === undefined ? undefined : `${network}.0/24`;
}

function prefixOf(address: string, bits: 64 | 56 | 48): string {
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const start = head.split(":").filter(Boolean);
  const end = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  const groups = [...start, ...Array<string>(gap).fill("0"), ...end];
  const whole = groups.slice(0, Math.ceil(bits / 16)).map((group) => Number.parseInt(group, 16));
  if (bits === 56) whole.push((whole.pop() ?? 0) & 0xff00);
  return `${whole.map((group) => group.toString(16)).join(":")}::/${bits}`;
}
