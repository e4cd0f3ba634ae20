import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The kind of an IP address, with or without brackets; null for a host name, which is not resolved. */
function rangeOf(host: string): string | null {
  const address = host.replace(/^\[(.*)\]$/, "$1");
  // ipaddr.js also reads forms like "127.1", which are host names here.
  return isIP(address) ? ipaddr.process(address).range() : null;
}

/** Whether a host name or IP address is this machine itself. */
export function isLoopbackHost(host: string): boolean {
  const range = rangeOf(host);
  return range === null ? host.toLowerCase() === "localhost" : range === "loopback";
}

/** Whether a host name or IP address belongs to this machine or a private network. */
export function isPrivateHost(host: string): boolean {
  const range = rangeOf(host);
  // A single label is a name of a container network; the suffixes are reserved for private use.
  if (range === null)
    return !host.includes(".") || /\.(?:local|internal|lan|home\.arpa|localhost|test)$/.test(host);
  return ["private", "loopback", "uniqueLocal", "linkLocal", "carrierGradeNat"].includes(range);
}

const PROXY_NAMES = ["loopback", "linklocal", "uniquelocal"];

/** Whether `TRUST_PROXY` can be read: true, false, a number, or addresses separated by commas. */
export function isProxyTrust(value: string): boolean {
  if (/^(?:true|false|\d+)$/.test(value)) return true;
  const { IPv4, IPv6 } = ipaddr;
  return value.split(",").every((item) => {
    const part = item.trim();
    const isNetwork = IPv4.isValidCIDRFourPartDecimal(part) || IPv6.isValidCIDR(part);
    return PROXY_NAMES.includes(part) || isIP(part) !== 0 || isNetwork;
  });
}
