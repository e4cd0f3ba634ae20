import { randomBytes } from "node:crypto";
import argon2 from "argon2";
import PQueue from "p-queue";
import { AppError } from "#server/errors.ts";

const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const DIGEST_BYTES = 32;
const AT_ONCE = 2;
const WAITING_MAX = 100;

export interface Passwords {
  /** Argon2id digest in PHC form. Throws `unavailable` when too many callers wait. */
  hash(password: string): Promise<string>;
  /**
   * Whether `password` made `digest`. With null (no such account) the same work is done and
   * the answer is false. Throws `unavailable` when too many callers wait.
   */
  verify(digest: string | null, password: string): Promise<boolean>;
}

/** A digest that no password makes, with the cost of a real one. */
function unmatchableDigest(): string {
  const part = (bytes: number) => randomBytes(bytes).toString("base64").replaceAll("=", "");
  return `$argon2id$v=19$m=${MEMORY_KIB},p=${LANES},t=${PASSES}$${part(16)}$${part(DIGEST_BYTES)}`;
}

/** Hashes passwords, few at once: each takes 19 MiB and a core for some tens of milliseconds. */
export function createPasswords(): Passwords {
  const queue = new PQueue({ concurrency: AT_ONCE });
  const nobody = unmatchableDigest();

  function run<T>(work: () => Promise<T>): Promise<T> {
    if (queue.size >= WAITING_MAX) throw new AppError("unavailable", { retryAfter: 5 });
    return queue.add(work);
  }

  // The same characters can arrive composed or decomposed, by the device they are typed on.
  const bytesOf = (password: string) => Buffer.from(password.normalize("NFKC"));

  return {
    hash: async (password) =>
      run(() =>
        argon2.hash(bytesOf(password), {
          type: argon2.argon2id,
          memoryCost: MEMORY_KIB,
          timeCost: PASSES,
          parallelism: LANES,
          hashLength: DIGEST_BYTES,
        }),
      ),
    verify: async (digest, password) => run(() => argon2.verify(digest ?? nobody, bytesOf(password))),
  };
}
