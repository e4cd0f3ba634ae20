import ipaddr from "ipaddr.js";

const V6_HOME_BITS = 64;
const V6_SITE_BITS = 48;
const V4_LOGGED_BITS = 24;

/** Reads an IP address without its zone, an IPv4 address also in its IPv6 form; null for anything else. */
function parse(ip: string) {
  return ipaddr.isValid(ip) ? ipaddr.process(ip.split("%")[0]!) : null;
}

function subnet(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const kind = address.kind() === "ipv4" ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${kind.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`;
}

/**
 * The networks that one customer of a provider usually has: `home` is an IPv4 address or an IPv6 /64, `site` the
 * IPv6 /48 around it, or null for IPv4.
 */
export function networksOf(ip: string): { home: string; site: string | null } {
  const address = parse(ip);
  if (!address || address.kind() === "ipv4") return { home: address?.toString() ?? ip, site: null };
  return { home: subnet(address, V6_HOME_BITS), site: subnet(address, V6_SITE_BITS) };
}

/** The network of an IP address as the log keeps it: the IPv4 /24 or the IPv6 /48, which identifies no household. */
export function loggedNetwork(ip: string): string {
  const address = parse(ip);
  if (!address) return "unknown";
  return subnet(address, address.kind() === "ipv4" ? V4_LOGGED_BITS : V6_SITE_BITS);
}
