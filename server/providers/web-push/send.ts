import { postToAddress } from "#server/providers/post-to-address.ts";
import {
  isPublicIp,
  resolveHost,
  resolvePublic,
  type Address,
} from "#server/providers/replicate/ip-addresses.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { encryptPush, type PushKeys } from "./encrypt.ts";
import { vapidHeader, type VapidKeys } from "./vapid.ts";

/** A push service that takes longer is tried again. */
const SEND_MS = 10_000;
/** How long a push service keeps a message for a browser that is off. */
const KEPT_SECONDS = 12 * 3600;
const RETRY_AFTER_MAX_MS = HOUR_MS;

/**
 * What became of a message: `gone`, when the subscription has ended; `refused`, when this message will never be taken;
 * or when to try again at the earliest, in milliseconds.
 */
type PushResult = "sent" | "gone" | "refused" | { retryAfterMs: number };

export interface PushSender {
  /** Whether messages may be sent to an endpoint: https, and not by an IP address of a private network. */
  isAllowed(endpoint: string): boolean;
  send(subscription: PushKeys & { endpoint: string }, message: PushMessage): Promise<PushResult>;
}
interface PushMessage {
  body: Buffer;
  /** A later message with the same topic replaces one that was not delivered yet; 32 characters of base64url. */
  topic: string;
  keys: VapidKeys;
  now: Date;
}

interface SenderOptions {
  /** URL of the site, by which push services reach its owner. */
  subject: string;
  /** The one origin that may be on a private network and without TLS; null for none. */
  privateOrigin: string | null;
  timeoutMs?: number;
}

function retryAfterOf(value: string | undefined): number {
  const seconds = Number(value);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, RETRY_AFTER_MAX_MS) : 0;
}

function resultOf(status: number, retryAfter: string | undefined): PushResult {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  if (status === 429 || status >= 500) return { retryAfterMs: retryAfterOf(retryAfter) };
  return "refused";
}

/** Sends encrypted messages to the push services of browsers, without redirects. */
export function createPushSender({ subject, privateOrigin, timeoutMs = SEND_MS }: SenderOptions): PushSender {
  const isAllowed = (endpoint: string) => {
    if (!URL.canParse(endpoint)) return false;
    const url = new URL(endpoint);
    if (url.username || url.password) return false;
    if (url.origin === privateOrigin) return true;
    const isName = /[a-z]/i.test(url.hostname) && !url.hostname.startsWith("[") && url.hostname.includes(".");
    return url.protocol === "https:" && url.port === "" && isName;
  };

  /** Resolved once, so that DNS cannot change between the check and the connection. */
  async function addressOf(url: URL, signal: AbortSignal): Promise<Address | null> {
    if (url.origin === privateOrigin) return (await resolveHost(url.hostname))[0] ?? null;
    const records = await resolvePublic(url.hostname, signal);
    return records.every(({ address }) => isPublicIp(address)) ? (records[0] ?? null) : null;
  }

  return {
    isAllowed,
    async send({ endpoint, ...browser }, { body, topic, keys, now }) {
      if (!isAllowed(endpoint)) return "gone";
      const url = new URL(endpoint);
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        const place = await addressOf(url, signal);
        if (!place) return "gone";
        const headers = {
          authorization: vapidHeader(keys, { audience: url.origin, subject, now }),
          "content-encoding": "aes128gcm",
          "content-type": "application/octet-stream",
          ttl: String(KEPT_SECONDS),
          urgency: "normal",
          topic,
        };
        const reply = await postToAddress(url, place, { headers, body: encryptPush(body, browser), signal });
        return resultOf(reply.status, reply.retryAfter);
      } catch {
        return { retryAfterMs: 0 };
      }
    },
  };
}
