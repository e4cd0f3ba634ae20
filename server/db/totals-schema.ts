import type { Generated } from "kysely";
import type { Flag, Maintained } from "./columns.ts";

/** One row for each user, also for a deleted one. */
interface UserTotals {
  user_id: Maintained<string>;
  /** Tokens left in all lots, with those that have expired and are not swept yet. */
  available: Maintained<number>;
  held: Maintained<number>;
  /** Tokens ever captured. */
  credits_used: Maintained<number>;
  dreams: Maintained<number>;
  notes: Maintained<number>;
  /** UTF-8 bytes of the texts of dreams and notes, and of the remarks on them. */
  text_bytes: Maintained<number>;
  media_bytes: Maintained<number>;
}

/** One row. */
interface SiteTotals {
  id: Maintained<1>;
  /** Accounts that are not deleted. */
  users: Maintained<number>;
  media_bytes: Maintained<number>;
}

/** A lot that was bought, or a hold that was captured. */
interface TokenTransactions {
  /** Id of the ledger entry: the grant, or the first capture. */
  id: Maintained<number>;
  type: Maintained<"purchase" | "usage">;
  /** Id of the lot or hold. */
  ref: Maintained<string>;
  user_id: Maintained<string>;
  tokens: Maintained<number>;
  at: Maintained<string>;
  /** Empty without a payment. */
  currency: Maintained<string>;
  /** Minor units, as is `went_back`: refunded, or taken by a bank after a dispute. */
  paid: Maintained<number>;
  went_back: Maintained<number>;
}

/** Sums of the transactions of a day (UTC) in one currency. */
interface TransactionDays {
  type: Maintained<"purchase" | "usage">;
  day: Maintained<string>;
  /** Empty where nothing was paid. */
  currency: Maintained<string>;
  count: Maintained<number>;
  tokens: Maintained<number>;
  paid: Maintained<number>;
  went_back: Maintained<number>;
}

interface CheckResults {
  name: "reconciliation" | "ledger";
  /** When the check began. */
  at: string;
  /** JSON. */
  result: string;
}

interface SearchOwners {
  number: Maintained<number>;
  user_id: Maintained<string>;
  newest: Maintained<number>;
  /** 1 while texts of the user wait to be folded anew. */
  stale: Generated<Flag>;
}

/** A dream that is not in the bin. Its words are in `search_words`, which each engine has in its own form. */
interface SearchEntries {
  /** Number of the user times 2 to the 24th, plus the number of the text. */
  id: Maintained<number>;
  dream_id: Maintained<string>;
  /** Order in the list. */
  place: Maintained<number>;
  /** Bits: see the migration. */
  facets: Maintained<number>;
}

/** Symbols of the readings of dreams that are not in the bin. */
interface DreamSymbols {
  user_id: Maintained<string>;
  symbol: Maintained<string>;
  dream_id: Maintained<string>;
}

/** Totals and the search index, which triggers maintain in the transaction of the change, and the results of checks. */
export interface TotalsSchema {
  user_totals: UserTotals;
  site_totals: SiteTotals;
  token_transactions: TokenTransactions;
  transaction_days: TransactionDays;
  check_results: CheckResults;
  search_owners: SearchOwners;
  search_entries: SearchEntries;
  dream_symbols: DreamSymbols;
}
