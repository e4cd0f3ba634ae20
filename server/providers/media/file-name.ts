import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";

/** SHA-256 of a file in hexadecimal. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

/** A new name. Its random part separates attempts: removing the file of one keeps that of the other. */
export function newFileName(dreamId: string, sha256: string, extension: string): string {
  return `${dreamId}/${sha256.slice(0, 16)}-${randomUUID().slice(0, 8)}.${extension}`;
}

/** Whether a name has the form of `newFileName`. */
export const isFileName = (file: string) => /^[\w-]+\/[\da-f]{16}-[\da-f]{8}\.\w+$/.test(file);
