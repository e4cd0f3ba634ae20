import ipaddr from "ipaddr.js";

const V6_HOME_BITS = 64;
const V6_SITE_BITS = 48;
const V4_LOGGED_BITS = 24;

function parse(ip: string) {
  if (!ipaddr.isValid(ip)) return null;
  // An IPv4 address may arrive in its IPv6 form.
  return ipaddr.process(ip);
}

function cut(ip: string, bits: number, kind: typeof ipaddr.IPv4 | typeof ipaddr.IPv6): string {
  return `${kind.networkAddressFromCIDR(`${ip}/${bits}`).toString()}/${bits}`;
}

/**
 * The networks that one customer of a provider usually has: `home` is an IPv4 address or an IPv6 /64, `site` the
 * IPv6 /48 around it and null for IPv4.
 */
export function networksOf(ip: string): { home: string; site: string | null } {
  const address = parse(ip);
  if (!address || address.kind() === "ipv4") return { home: address?.toString() ?? ip, site: null };
  const plain = address.toString().split("%")[0]!;
  return { home: cut(plain, V6_HOME_BITS, ipaddr.IPv6), site: cut(plain, V6_SITE_BITS, ipaddr.IPv6) };
}

/** What the log keeps of an IP address: the IPv4 /24 or the IPv6 /48, which names a network and no household. */
export function loggedNetwork(ip: string): string {
  const address = parse(ip);
  if (!address) return "unknown";
  if (address.kind() === "ipv4") return cut(address.toString(), V4_LOGGED_BITS, ipaddr.IPv4);
  return cut(address.toString().split("%")[0]!, V6_SITE_BITS, ipaddr.IPv6);
}
