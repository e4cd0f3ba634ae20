import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { serveOnLoopback } from "./loopback.ts";

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service over plain HTTP. Without another answer it accepts every message. */
export async function startFakePush() {
  const received: Received[] = [];
  const answers: ((response: ServerResponse) => void)[] = [];
  const { origin, close } = await serveOnLoopback((request, body, response) => {
    received.push({ path: request.url!, headers: request.headers, body });
    const answer = answers.shift();
    if (answer) answer(response);
    else response.writeHead(201).end();
  });
  return {
    origin,
    received,
    /** Answers the next message; `hang` never does. */
    next(status: number | "hang", headers: Record<string, string> = {}) {
      answers.push((response) => {
        if (status !== "hang") response.writeHead(status, headers).end("words that do not matter");
      });
    },
    close,
  };
}

/** A browser that receives notifications: what it gives to the server, and how it reads a message. */
export function createFakeBrowser(origin: string) {
  const own = createECDH("prime256v1");
  own.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint: `${origin}/push/${randomBytes(12).toString("base64url")}`,
    keys: { p256dh: own.getPublicKey("base64url"), auth: auth.toString("base64url") },
  };
  const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));

  function read(body: Buffer): Record<string, unknown> {
    const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), theirs]);
    const input = derive(own.computeSecret(theirs), auth, info, 32);
    const nonce = derive(input, salt, "Content-Encoding: nonce\0", 12);
    const key = derive(input, salt, "Content-Encoding: aes128gcm\0", 16);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(plain.subarray(0, -1).toString()) as Record<string, unknown>;
  }
  return { subscription, read };
}
