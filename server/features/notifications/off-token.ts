import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey, type Secrets } from "#server/keys.ts";
import type { Channel, Topic } from "#shared/notifications.ts";

/** One kind of message that a user can turn off where it arrives. */
export interface Switch {
  userId: string;
  topic: Topic;
  channel: Channel;
}

const signature = (text: string, secret: string) =>
  createHmac("sha256", deriveKey(secret, "notification off")).update(text).digest();

/** A token that turns one kind of message off, and nothing else. It does not expire, as mails are kept for years. */
export function offToken({ userId, topic, channel }: Switch, [secret]: Secrets): string {
  const text = `${userId}.${topic}.${channel}`;
  return `${text}.${signature(text, secret).toString("base64url")}`;
}

/** What a token turns off; null for a token that is none. */
export function readOffToken(token: string, secrets: Secrets): Switch | null {
  const [userId = "", topic = "", channel = "", signed = "", ...rest] = token.split(".");
  const given = Buffer.from(signed, "base64url");
  const text = `${userId}.${topic}.${channel}`;
  const fits = secrets.some((secret) => {
    const expected = signature(text, secret);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return fits && rest.length === 0 ? { userId, topic: topic as Topic, channel: channel as Channel } : null;
}
