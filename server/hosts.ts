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
