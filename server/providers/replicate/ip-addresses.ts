import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Public by number, but of a cloud's own inside: the address under which Azure serves its machines. */
const INSIDE_CLOUDS = new Set(["168.63.129.16"]);
/** The only part of IPv6 in use for the public network, and what of it is for documentation. */
const PUBLIC_V6 = ipaddr.IPv6.parseCIDR("2000::/3");
const DOCUMENTATION_V6 = ipaddr.IPv6.parseCIDR("3fff::/20");

/** Whether an address belongs to the public network: not this machine, not one beside it, not a cloud's metadata. */
export function isPublicIp(address: string): boolean {
  if (!isIP(address) || INSIDE_CLOUDS.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || (parsed.match(PUBLIC_V6) && !parsed.match(DOCUMENTATION_V6));
}

/** The addresses of a host as it stands in a URL, literal or by name. */
export async function resolveHost(hostname: string): Promise<{ address: string; family: number }[]> {
  const bare = hostname.replace(/^\[|\]$/g, "");
  const family = isIP(bare);
  return family ? [{ address: bare, family }] : lookup(bare, { all: true });
}
