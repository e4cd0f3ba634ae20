import { lookup, Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Azure's internal service address, which lies in a public range. */
const CLOUD_INTERNAL = new Set(["168.63.129.16"]);
/** The IPv6 range in public use, and the documentation range inside it. */
const PUBLIC_V6 = ipaddr.IPv6.parseCIDR("2000::/3");
const DOCUMENTATION_V6 = ipaddr.IPv6.parseCIDR("3fff::/20");

/** Of each question to a name server, in milliseconds. */
const RESOLVE_MS = 2000;

export type Address = { address: string; family: number };

/** Whether an IP address is public: not loopback, private, link-local or a cloud's metadata service. */
export function isPublicIp(address: string): boolean {
  if (!isIP(address) || CLOUD_INTERNAL.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || (parsed.match(PUBLIC_V6) && !parsed.match(DOCUMENTATION_V6));
}

/** Resolves a URL's host (a name or a literal IP address) to its IP addresses. Rejects when the lookup fails. */
export async function resolveHost(hostname: string): Promise<Address[]> {
  const bare = hostname.replace(/^\[|\]$/g, "");
  const family = isIP(bare);
  return family ? [{ address: bare, family }] : lookup(bare, { all: true });
}

/** Asks name servers without the thread pool, which slow ones could fill. Rejects where there is no address. */
export async function resolvePublic(hostname: string, signal: AbortSignal): Promise<Address[]> {
  const resolver = new Resolver({ timeout: RESOLVE_MS, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener("abort", cancel, { once: true });
  const asked = [resolver.resolve4(hostname), resolver.resolve6(hostname)];
  const [v4, v6] = await Promise.allSettled(asked).finally(() => signal.removeEventListener("abort", cancel));
  const found = [v4, v6].flatMap((answer, i) =>
    answer?.status === "fulfilled"
      ? answer.value.map((address) => ({ address, family: i === 0 ? 4 : 6 }))
      : [],
  );
  if (found.length === 0) throw new Error("the host was not found");
  return found;
}
