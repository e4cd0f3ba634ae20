import { randomBytes } from "node:crypto";
import argon2 from "argon2";
import PQueue from "p-queue";
import { AppError } from "#server/errors.ts";

const DIGEST_BYTES = 32;
/** Of one digest: KiB, passes, lanes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const WAITING_MAX = 100;
/** Prefix of digests from before migration 0014, of the NFKC form of the password. */
const NFKC_MARK = "nfkc";

export interface Passwords {
  /** Argon2id digest in PHC form. Throws `unavailable` when too many callers wait. */
  hash(password: string): Promise<string>;
  /**
   * Whether `digest` is of `password`. For null or "" (no account, or none with a password) the result is false after
   * the same time. Throws `unavailable` when too many callers wait.
   */
  verify(digest: string | null, password: string): Promise<boolean>;
  /** Whether `digest` differs in cost or form from those of `hash`. */
  needsRehash(digest: string): boolean;
}

/** A digest that matches no password, with the cost of a real one. */
function unmatchableDigest(cost: typeof COST): string {
  const part = (bytes: number) => randomBytes(bytes).toString("base64").replaceAll("=", "");
  const { memoryCost, timeCost, parallelism } = cost;
  return `$argon2id$v=19$m=${memoryCost},p=${parallelism},t=${timeCost}$${part(16)}$${part(DIGEST_BYTES)}`;
}

/** Hashes few passwords at once: each takes 19 MiB and some tens of milliseconds of a core, unless a test lowers it. */
export function createPasswords(cost = COST): Passwords {
  const queue = new PQueue({ concurrency: AT_ONCE });
  const unmatchable = unmatchableDigest(cost);

  function run<T>(work: () => Promise<T>): Promise<T> {
    if (queue.size >= WAITING_MAX) throw new AppError("unavailable", { retryAfter: 5 });
    return queue.add(work);
  }

  return {
    hash: async (password) =>
      run(() =>
        argon2.hash(Buffer.from(password), { type: argon2.argon2id, hashLength: DIGEST_BYTES, ...cost }),
      ),
    verify: async (digest, password) => {
      const normalised = digest?.startsWith(NFKC_MARK);
      const phc = normalised ? digest!.slice(NFKC_MARK.length) : digest || unmatchable;
      return await run(() =>
        argon2.verify(phc, Buffer.from(normalised ? password.normalize("NFKC") : password)),
      );
    },
    needsRehash: (digest) => digest.startsWith(NFKC_MARK) || argon2.needsRehash(digest, cost),
  };
}
