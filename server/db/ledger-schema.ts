import type { ColumnType } from "kysely";
import type { LotSource } from "#shared/credits.ts";
import type { Part } from "#shared/dreams.ts";

type Time = string;
/** Written once; the schema refuses a change. */
type Fixed<T> = ColumnType<T, T, never>;

interface Lots {
  id: Fixed<string>;
  user_id: Fixed<string>;
  source: Fixed<LotSource>;
  source_ref: Fixed<string>;
  expires_at: Fixed<Time | null>;
  created_at: Fixed<Time>;
  /** Kept by a trigger. */
  available: ColumnType<number, never, never>;
  held: ColumnType<number, never, never>;
  last_entry: ColumnType<number, never, never>;
  /** The lot whose tokens these are, where they came back as a lot of their own. */
  root_id: Fixed<string | null>;
  /** 1: lasts beyond the expiry of its root, because a part failed. */
  grace: ColumnType<0 | 1, 0 | 1 | undefined, never>;
  /** Tokens asked back that were not there to be taken. Kept by a trigger. */
  shortfall: ColumnType<number, never, never>;
}

interface ShortfallEntries {
  id: ColumnType<number, never, never>;
  lot_id: Fixed<string>;
  kind: Fixed<"opened" | "settled" | "dropped">;
  /** The correction, or what dropped it. */
  ref: Fixed<string>;
  change: Fixed<number>;
  at: Fixed<Time>;
}

interface ExpiryClock {
  id: Fixed<1>;
  swept_at: Time;
}

interface LotNotices {
  lot_id: Fixed<string>;
  at: Fixed<Time>;
}

interface Corrections {
  kind: Fixed<"clawback" | "adjust">;
  /** The business object: refund, dispute, admin's action. */
  ref: Fixed<string>;
  user_id: Fixed<string>;
  lot_id: Fixed<string | null>;
  asked: Fixed<number>;
  change: Fixed<number>;
  reason: Fixed<string | null>;
  at: Fixed<Time>;
  /** 1: takes what was released to settle the shortfall of the lot. */
  settles: ColumnType<0 | 1, 0 | 1 | undefined, never>;
}

interface Holds {
  id: Fixed<string>;
  user_id: Fixed<string>;
  dream_id: Fixed<string>;
  part: Fixed<Part>;
  round: Fixed<number>;
  tokens: Fixed<number>;
  created_at: Fixed<Time>;
}

type LedgerKind = "grant" | "hold" | "capture" | "release" | "expire" | "clawback" | "adjust";

interface LedgerEntries {
  id: ColumnType<number, never, never>;
  user_id: Fixed<string>;
  lot_id: Fixed<string>;
  hold_id: Fixed<string | null>;
  kind: Fixed<LedgerKind>;
  available: Fixed<number>;
  held: Fixed<number>;
  reason: Fixed<string | null>;
  ref: Fixed<string | null>;
  at: Fixed<Time>;
}

interface UserCredits {
  user_id: ColumnType<string, never, never>;
  credits: ColumnType<number, never, never>;
  held: ColumnType<number, never, never>;
}

/** The tables of the credits. */
export interface LedgerSchema {
  lots: Lots;
  lot_notices: LotNotices;
  holds: Holds;
  corrections: Corrections;
  shortfall_entries: ShortfallEntries;
  expiry_clock: ExpiryClock;
  ledger_entries: LedgerEntries;
  user_credits: UserCredits;
}
