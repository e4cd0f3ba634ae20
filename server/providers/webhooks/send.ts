import { isIP } from "node:net";
import { isLoopbackHost, isPrivateHost } from "#server/hosts.ts";
import { postToAddress } from "#server/providers/post-to-address.ts";
import {
  isPublicIp,
  resolveHost,
  resolvePublic,
  type Address,
} from "#server/providers/replicate/ip-addresses.ts";

/** A receiver that takes longer is tried again. */
const SEND_MS = 15_000;

export type DeliveryResult =
  | { status: number; retryAfter: string | undefined }
  | { error: "timeout" | "unreachable" | "private_address" };

export interface WebhookSender {
  /** Whether a URL may be called at all: https on port 443 of a public name; on a loopback site also loopback hosts. */
  isAllowed(url: string): boolean;
  /** Calls a URL, without redirects. Throws the reason of `stopping`. */
  send(
    url: string,
    message: { headers: Record<string, string>; body: string },
    stopping: AbortSignal,
  ): Promise<DeliveryResult>;
}

interface SenderOptions {
  publicUrl: string;
  /** Whether the site itself is on a loopback host. */
  loopback: boolean;
  timeoutMs?: number;
  resolve?: (hostname: string, signal: AbortSignal) => Promise<Address[]>;
}

/** Calls URLs of users, at public IP addresses only; on a loopback site also at loopback addresses. */
export function createWebhookSender(options: SenderOptions): WebhookSender {
  const { publicUrl, loopback, timeoutMs = SEND_MS, resolve = resolvePublic } = options;
  const isOwnMachine = ({ hostname }: URL) => loopback && isLoopbackHost(hostname);

  function isAllowed(text: string): boolean {
    if (!URL.canParse(text)) return false;
    const url = new URL(text);
    if (url.username || url.password) return false;
    if (isOwnMachine(url)) return url.protocol === "http:" || url.protocol === "https:";
    const isName = !url.hostname.startsWith("[") && isIP(url.hostname) === 0;
    return url.protocol === "https:" && url.port === "" && isName && !isPrivateHost(url.hostname);
  }

  /** The address to connect to; null unless all addresses of the host may be called. */
  async function addressOf(url: URL, signal: AbortSignal): Promise<Address | null> {
    if (isOwnMachine(url)) {
      const own = await resolveHost(url.hostname);
      return own.every(({ address }) => isLoopbackHost(address)) ? (own[0] ?? null) : null;
    }
    const found = await resolve(url.hostname, signal);
    return found.every(({ address }) => isPublicIp(address)) ? (found[0] ?? null) : null;
  }

  return {
    isAllowed,
    async send(text, { headers, body }, stopping) {
      // The site may have become public since the webhook was made.
      if (!isAllowed(text)) return { error: "private_address" };
      const url = new URL(text);
      const late = AbortSignal.timeout(timeoutMs);
      const signal = AbortSignal.any([stopping, late]);
      try {
        // A signal that is aborted already would not cancel the DNS questions.
        signal.throwIfAborted();
        const place = await addressOf(url, signal);
        if (!place) return { error: "private_address" };
        return await postToAddress(url, place, {
          headers: {
            ...headers,
            "content-type": "application/json",
            "user-agent": `webhooks (+${publicUrl}/developers)`,
          },
          body: Buffer.from(body),
          signal,
        });
      } catch {
        stopping.throwIfAborted();
        return { error: late.aborted ? "timeout" : "unreachable" };
      }
    },
  };
}
