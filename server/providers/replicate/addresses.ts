import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

/** Networks that a file from outside never comes from (IANA special-purpose registries). */
const SPECIAL: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];
/** The only part of IPv6 in use for the public network, and what of it leads elsewhere. */
const PUBLIC_V6 = ["2000::", 3] as const;
const SPECIAL_V6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const special = new BlockList();
for (const [network, bits] of SPECIAL) special.addSubnet(network, bits, "ipv4");
for (const [network, bits] of SPECIAL_V6) special.addSubnet(network, bits, "ipv6");
const publicV6 = new BlockList();
publicV6.addSubnet(...PUBLIC_V6, "ipv6");

/** Whether an address belongs to the public network: not this machine, not one beside it, not a cloud's metadata. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, "ipv4");
  return version === 6 && publicV6.check(address, "ipv6") && !special.check(address, "ipv6");
}

/** The addresses of a host as it stands in a URL, literal or by name. */
export async function addressesOf(hostname: string): Promise<{ address: string; family: number }[]> {
  const bare = hostname.replace(/^\[|\]$/g, "");
  const family = isIP(bare);
  return family ? [{ address: bare, family }] : lookup(bare, { all: true });
}
