import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Whether a host name, or an IP address with or without brackets, is this machine itself. Names are not resolved. */
export function isLoopbackHost(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, "$1");
  // ipaddr.js also reads forms like "127.1", which are host names here.
  if (!isIP(address)) return host.toLowerCase() === "localhost";
  return ipaddr.process(address).range() === "loopback";
}
