import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";

type Device = "desktop" | "mobile" | "tablet";

export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return "tablet";
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? "mobile" : "desktop";
}

/** The host that a visitor came from; `direct` without one and for the site itself. */
export function sourceOf(referrer: string | undefined, ownHost: string): string {
  if (!referrer || !URL.canParse(referrer)) return "direct";
  const { hostname, protocol } = new URL(referrer);
  const host = hostname.replace(/^www\./, "");
  if (!/^https?:$/.test(protocol) || host === ownHost.replace(/^www\./, "")) return "direct";
  return /^[a-z0-9.-]{1,100}$/.test(host) ? host : "direct";
}

/** The /64 network of an IPv6 address, since a household changes its address within it. */
function network(ip: string): string {
  if (!isIPv6(ip) || ip.includes(".")) return ip;
  const [head = "", tail] = ip.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(zeros, 0)).fill("0"), ...after].slice(0, 4).join(":");
}

/** A visitor's number, from which the IP address cannot be found once the salt of the day is deleted. */
export function visitorNumber(salt: Buffer, ip: string, userAgent: string): number {
  const digest = createHash("sha256")
    .update(salt)
    .update(network(ip))
    .update("\0")
    .update(userAgent)
    .digest();
  return digest.readUIntBE(0, 6);
}
