import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

const CURVE = "prime256v1";
const RECORD_BYTES = 4096;
const PUBLIC_KEY_BYTES = 65;
const SECRET_BYTES = 16;

/** Public key and secret of the browser that a message is for, in base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));

/** Whether the keys are a point of the curve and a secret of the right length. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  const key = Buffer.from(p256dh, "base64url");
  if (key.length !== PUBLIC_KEY_BYTES || key[0] !== 4) return false;
  if (Buffer.from(auth, "base64url").length !== SECRET_BYTES) return false;
  try {
    const own = createECDH(CURVE);
    own.generateKeys();
    own.computeSecret(key);
    return true;
  } catch {
    return false;
  }
}

/** What is random in a message; given by tests alone. */
interface Random {
  privateKey: Buffer;
  salt: Buffer;
}

/**
 * Encrypts a message for one browser (RFC 8291): the body of the request to its push service, with the content encoding
 * `aes128gcm` (RFC 8188), in one record. Throws for keys that are none.
 */
export function encryptPush(message: Buffer, keys: PushKeys, random?: Random): Buffer {
  const theirs = Buffer.from(keys.p256dh, "base64url");
  const auth = Buffer.from(keys.auth, "base64url");
  const own = createECDH(CURVE);
  if (random) own.setPrivateKey(random.privateKey);
  else own.generateKeys();
  const salt = random?.salt ?? randomBytes(16);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), theirs, own.getPublicKey()]);
  const input = derive(own.computeSecret(theirs), auth, info, 32);
  const key = derive(input, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(input, salt, "Content-Encoding: nonce\0", 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  // 2 marks the last record.
  const sealed = [cipher.update(message), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.of(PUBLIC_KEY_BYTES), own.getPublicKey(), ...sealed]);
}
