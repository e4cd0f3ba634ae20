import { createPrivateKey, generateKeyPairSync, sign, type JsonWebKeyInput } from "node:crypto";
import { HOUR_MS } from "#shared/durations.ts";

/** Push services accept a day at most. */
const LIFETIME_MS = 12 * HOUR_MS;

/** The key pair of this site: the public key as browsers take it (base64url), the private one as JWK in JSON. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export function newVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const jwk = privateKey.export({ format: "jwk" });
  const point = [jwk.x!, jwk.y!].map((part) => Buffer.from(part, "base64url"));
  return {
    publicKey: Buffer.concat([Buffer.of(4), ...point]).toString("base64url"),
    privateKey: JSON.stringify(jwk),
  };
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** The `Authorization` header by which a push service knows the site (RFC 8292). `subject` is a URL of the site. */
export function vapidHeader(
  keys: VapidKeys,
  { audience, subject, now }: Record<"audience" | "subject", string> & { now: Date },
): string {
  const expires = Math.floor((now.getTime() + LIFETIME_MS) / 1000);
  const claims = `${encode({ typ: "JWT", alg: "ES256" })}.${encode({ aud: audience, exp: expires, sub: subject })}`;
  const key = createPrivateKey({ format: "jwk", key: JSON.parse(keys.privateKey) as JsonWebKeyInput["key"] });
  const signature = sign("sha256", Buffer.from(claims), { key, dsaEncoding: "ieee-p1363" });
  return `vapid t=${claims}.${signature.toString("base64url")}, k=${keys.publicKey}`;
}
