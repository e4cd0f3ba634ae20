import { randomInt } from "node:crypto";
import { crc32 } from "node:zlib";
import { KEY_PREFIX } from "#server/config.ts";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 190 bits. */
const SECRET_LENGTH = 32;
/** 32 bits in `LETTERS`. */
const CHECK_LENGTH = 6;
const SHAPE = new RegExp(`^${KEY_PREFIX}([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECK_LENGTH}})$`);

/** CRC-32 of the secret in base 62, by which scanners tell a key from a text that only looks like one. */
function checkOf(secret: string): string {
  let rest = crc32(secret);
  let text = "";
  for (let i = 0; i < CHECK_LENGTH; i++) {
    text = LETTERS[rest % LETTERS.length] + text;
    rest = Math.floor(rest / LETTERS.length);
  }
  return text;
}

/** A new key: the prefix, a random secret, and its checksum. */
export function newKey(): string {
  const secret = Array.from({ length: SECRET_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return KEY_PREFIX + secret + checkOf(secret);
}

/** Whether a text has the form of a key, checksum included. */
export function isKey(text: string): boolean {
  const [, secret, check] = SHAPE.exec(text) ?? [];
  return secret !== undefined && checkOf(secret) === check;
}

/** The key that an `Authorization` header carries, whole or not; null for a header of another kind. */
export function keyOfHeader(header: string | undefined): string | null {
  const [, text] = /^Bearer +(\S+) *$/i.exec(header ?? "") ?? [];
  return text?.startsWith(KEY_PREFIX) ? text : null;
}
