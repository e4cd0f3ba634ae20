import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { isbot } from "isbot";

export type Device = "desktop" | "mobile" | "tablet";

/** A browser's own name, absent for what is no user's browser. */
export function isHuman(userAgent: string | undefined): userAgent is string {
  return userAgent !== undefined && userAgent !== "" && !isbot(userAgent);
}

export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return "tablet";
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? "mobile" : "desktop";
}

/** The host a visitor came from, `direct` where it was the site itself or nowhere. */
export function sourceOf(referrer: string | undefined, ownHost: string): string {
  if (!referrer || !URL.canParse(referrer)) return "direct";
  const { hostname, protocol } = new URL(referrer);
  const host = hostname.replace(/^www\./, "");
  if (!/^https?:$/.test(protocol) || host === ownHost.replace(/^www\./, "")) return "direct";
  return /^[a-z0-9.-]{1,100}$/.test(host) ? host : "direct";
}

/** A home with IPv6 has a whole /64 and changes its address within. */
function network(ip: string): string {
  if (!isIPv6(ip) || ip.includes(".")) return ip;
  const [head = "", tail] = ip.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(zeros, 0)).fill("0"), ...after].slice(0, 4).join(":");
}

/** A number for a visitor: nobody can lead it back to an address once the day's salt is gone. */
export function visitorNumber(salt: Buffer, ip: string, userAgent: string): number {
  const digest = createHash("sha256")
    .update(salt)
    .update(network(ip))
    .update("\0")
    .update(userAgent)
    .digest();
  return digest.readUIntBE(0, 6);
}
