import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Azure's internal service address, which lies in a public range. */
const CLOUD_INTERNAL = new Set(["168.63.129.16"]);
/** The IPv6 range in public use, and the documentation range inside it. */
const PUBLIC_V6 = ipaddr.IPv6.parseCIDR("2000::/3");
const DOCUMENTATION_V6 = ipaddr.IPv6.parseCIDR("3fff::/20");

/** Whether an IP address is public: not loopback, private, link-local or a cloud's metadata service. */
export function isPublicIp(address: string): boolean {
  if (!isIP(address) || CLOUD_INTERNAL.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || (parsed.match(PUBLIC_V6) && !parsed.match(DOCUMENTATION_V6));
}

/** Resolves a URL's host (a name or a literal IP address) to its IP addresses. Rejects when the lookup fails. */
export async function resolveHost(hostname: string): Promise<{ address: string; family: number }[]> {
  const bare = hostname.replace(/^\[|\]$/g, "");
  const family = isIP(bare);
  return family ? [{ address: bare, family }] : lookup(bare, { all: true });
}
