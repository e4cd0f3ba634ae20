import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
/** As long as the output of the hash. */
const SECRET_BYTES = 32;

/** A new secret in the form of Standard Webhooks. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString("base64");

/** The headers that sign a body, by each of the secrets: https://www.standardwebhooks.com. */
export function signedHeaders(
  { id, body, now }: { id: string; body: string; now: Date },
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
