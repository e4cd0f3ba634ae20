import type { ColumnType } from "kysely";
import type { LotSource, PaidPart } from "#shared/credits.ts";
import type { Fixed, Flag, Maintained, Time } from "./columns.ts";

interface Lots {
  id: Fixed<string>;
  user_id: Fixed<string>;
  source: Fixed<LotSource>;
  source_ref: Fixed<string>;
  expires_at: Fixed<Time | null>;
  created_at: Fixed<Time>;
  available: Maintained<number>;
  held: Maintained<number>;
  last_entry: Maintained<number>;
  /** Of returned tokens: the lot that they came from. */
  root_id: Fixed<string | null>;
  /** 1: lasts beyond the expiry of its root, because a part failed. */
  grace: ColumnType<Flag, Flag | undefined, never>;
  /** Tokens that were asked back and could not be taken. */
  shortfall: Maintained<number>;
}

interface ShortfallEntries {
  id: Maintained<number>;
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
  /** The refund, the dispute or the admin's action. */
  ref: Fixed<string>;
  user_id: Fixed<string>;
  lot_id: Fixed<string | null>;
  asked: Fixed<number>;
  change: Fixed<number>;
  reason: Fixed<string | null>;
  at: Fixed<Time>;
  /** 1: takes what was released to settle the shortfall of the lot. */
  settles: ColumnType<Flag, Flag | undefined, never>;
}

interface Holds {
  id: Fixed<string>;
  user_id: Fixed<string>;
  dream_id: Fixed<string>;
  part: Fixed<PaidPart>;
  round: Fixed<number>;
  tokens: Fixed<number>;
  created_at: Fixed<Time>;
}

type LedgerKind = "grant" | "hold" | "capture" | "release" | "expire" | "clawback" | "adjust";

interface LedgerEntries {
  id: Maintained<number>;
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
  user_id: Maintained<string>;
  credits: Maintained<number>;
  held: Maintained<number>;
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
