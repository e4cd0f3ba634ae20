import { createHash, randomBytes } from "node:crypto";
import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { deleteChallenge, deleteExpiredChallenges, insertChallenge } from "./passkey-queries.ts";

/** How long an answer may take: the browser's own dialog ends after it too. */
export const CHALLENGE_LIFETIME_MS = 5 * MINUTE_MS;
/** Slots of the table: the most challenges that can wait. */
const SLOT_BITS = 17;
const TRIES = 8;
const SWEEP_BATCH = 500;

/** What a challenge is for; an answer for anything else does not fit. */
export interface ChallengeUse {
  purpose: "sign-in" | "add" | "prove" | "sign-up";
  /** Secret of the browser that asked, from its cookie. */
  browser: string;
  /** Id of the account; "" where the answer tells it. */
  subject: string;
}

interface Deps {
  db: Db;
  now: () => Date;
}

const sha256 = (value: string) => createHash("sha256").update(value).digest();

function rowOf(challenge: string, { purpose, browser, subject }: ChallengeUse) {
  const hash = sha256(challenge);
  return {
    slot: hash.readUInt32BE(0) >>> (32 - SLOT_BITS),
    challenge_hash: hash.toString("hex"),
    bound_hash: sha256([purpose, browser, subject].join("\n")).toString("hex"),
  };
}

/** Stores a new challenge and returns it. Throws `unavailable` while too many wait. */
export async function newChallenge({ db, now }: Deps, use: ChallengeUse): Promise<Uint8Array<ArrayBuffer>> {
  const at = now();
  const expires_at = new Date(at.getTime() + CHALLENGE_LIFETIME_MS).toISOString();
  for (let i = 0; i < TRIES; i++) {
    const challenge = Uint8Array.from(randomBytes(32));
    const row = { ...rowOf(Buffer.from(challenge).toString("base64url"), use), expires_at };
    if (await insertChallenge(db, row, at.toISOString())) return challenge;
  }
  throw new AppError("unavailable", { retryAfter: 60 });
}

/** Uses up a challenge. Returns false unless it waits for this use. */
export async function takeChallenge(
  { db, now }: Deps,
  challenge: string,
  use: ChallengeUse,
): Promise<boolean> {
  return await deleteChallenge(db, rowOf(challenge, use), now().toISOString());
}

/** Deletes a batch of expired challenges; returns how many. */
export async function sweepChallenges(db: Db, now: Date): Promise<number> {
  return await deleteExpiredChallenges(db, now.toISOString(), SWEEP_BATCH);
}
