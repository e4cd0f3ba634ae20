import type { Secrets } from "#server/keys.ts";
import { seal, unseal } from "#server/sealed.ts";

const PURPOSE = "second factor";

/** Encrypts a seed, so that a copy of the database makes no codes. */
export const sealSeed = (seed: string, secrets: Secrets): string => seal(seed, secrets, PURPOSE);

/** Returns the seed; `stale` if a previous secret sealed it. Throws if none of the secrets did. */
export function openSeed(sealed: string, secrets: Secrets): { seed: string; stale: boolean } {
  const opened = unseal(sealed, secrets, PURPOSE);
  if (!opened)
    throw new Error("second factor not readable: sealed with neither the present nor a previous secret");
  return { seed: opened.text, stale: opened.stale };
}
