import type { Trx } from "./open.ts";

/** Work of the whole site that one process does at a time. */
type Queue = "jobs" | "mails" | "payments" | "traffic" | "sandbox" | "workers" | "notices" | "webhooks";
/** Scheduled tasks with a state of their own. */
type Schedule = "creditExpiry";

/**
 * What a transaction reads and then relies on, so that no other one may change it meanwhile: see
 * docs/decisions/0022-whose-turn.md. Turns are taken in the order of these lines, and users in the order of their ids.
 */
export type Turn =
  /** All that belongs to users: credits, account, dreams with their parts and jobs, subscriptions. */
  | { user: string | readonly string[]; queue?: Queue }
  /** The turn of the dream's owner, for a caller that knows only the dream. */
  | { dream: string }
  | { queue: Queue }
  | { schedule: Schedule }
  /** Why nothing that it relies on can change. */
  | { none: string };

/** The Kysely adapter of a database with several writers; SQLite's has none of these. */
export interface TurnTaker {
  /** Waits for the turn, which lasts until the transaction ends. */
  takeTurn?(trx: Trx, turn: Turn): Promise<void>;
  /** Whether a transaction failed only because of another one, so that it may succeed when it is repeated. */
  isCollision?(error: unknown): boolean;
}
