import { BlockList, isIP } from "node:net";

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8);
LOOPBACK.addAddress("::1", "ipv6");

/** Whether a host name, or an IP address with or without brackets, is this machine itself. Names are not resolved. */
export function isLoopbackHost(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, "$1");
  const version = isIP(address);
  if (version === 0) return host.toLowerCase() === "localhost";
  return LOOPBACK.check(address, version === 6 ? "ipv6" : "ipv4");
}
