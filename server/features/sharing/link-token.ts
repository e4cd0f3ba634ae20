import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey, type Secrets } from "#server/keys.ts";
import { HOUR_MS } from "#shared/durations.ts";

/** 160 bits: the last part of a link's URL. */
const TOKEN_BYTES = 20;
/** 128 bits. */
const SIGNATURE_BYTES = 16;
/** A file's URL works for one to two hours: within an hour it stays the same, so that browsers can cache the file. */
const FILE_MS = HOUR_MS;
/** How long a password opens a link in a browser. */
export const UNLOCKED_MS = 12 * HOUR_MS;

const mac = (secret: string, purpose: string, text: string) =>
  createHmac("sha256", deriveKey(secret, purpose)).update(text).digest();

function isEqual(given: string, expected: Buffer): boolean {
  const bytes = Buffer.from(given, "base64url");
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}

const tokenOf = (id: string, secret: string) =>
  mac(secret, "share link", id).subarray(0, TOKEN_BYTES).toString("base64url");

export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

/** The token of a new link. The database holds only its hash. */
export const newToken = (id: string, [secret]: Secrets): string => tokenOf(id, secret);

/** The token of a link, made again; null where no known secret made it. */
export function tokenOfLink(link: { id: string; token_hash: string }, secrets: Secrets): string | null {
  return (
    secrets.map((secret) => tokenOf(link.id, secret)).find((token) => hashToken(token) === link.token_hash) ??
    null
  );
}

/** The mark of a form and all that it asks for. Made with a key, because it covers the password of the new link. */
export const formMark = (formKey: string, asked: unknown, [secret]: Secrets): string =>
  mac(secret, "share form", JSON.stringify([formKey, asked])).toString("base64url");

const fileSignature = (secret: string, linkId: string, name: string, until: number) =>
  mac(secret, "shared file", `${linkId} ${name} ${until}`).subarray(0, SIGNATURE_BYTES);

/** Path and query by which one file of a link can be read until `until`. */
export function signedFileUrl(linkId: string, name: string, [secret]: Secrets, now: Date): string {
  const until = (Math.floor(now.getTime() / FILE_MS) + 2) * (FILE_MS / 1000);
  const signature = fileSignature(secret, linkId, name, until).toString("base64url");
  return `/s/${linkId}/media/${name}?until=${until}&signature=${signature}`;
}

/** `wrong`: not signed by this site for this file of this link. */
export function checkFileUrl(
  { linkId, name, until, signature }: { linkId: string; name: string; until: number; signature: string },
  secrets: Secrets,
  now: Date,
): "good" | "expired" | "wrong" {
  const fits = secrets.some((secret) => isEqual(signature, fileSignature(secret, linkId, name, until)));
  if (!fits) return "wrong";
  return until * 1000 > now.getTime() ? "good" : "expired";
}

/** Covers the password's digest, so that it opens nothing once that is another. */
const unlockSignature = (secret: string, link: Locked, until: number) =>
  mac(secret, "unlocked link", `${link.id} ${link.password_hash} ${until}`);

interface Locked {
  id: string;
  password_hash: string | null;
}

/** A token that shows that the password of a link was given. */
export function newUnlock(link: Locked, [secret]: Secrets, now: Date): string {
  const until = now.getTime() + UNLOCKED_MS;
  return `${until}.${unlockSignature(secret, link, until).toString("base64url")}`;
}

export function isUnlocked(link: Locked, token: string | undefined, secrets: Secrets, now: Date): boolean {
  const [time = "", signature = "", ...rest] = token?.split(".") ?? [];
  const until = Number(time);
  if (rest.length > 0 || !(until > now.getTime())) return false;
  return secrets.some((secret) => isEqual(signature, unlockSignature(secret, link, until)));
}
