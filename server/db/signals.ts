import { EventEmitter } from "node:events";
import type { Db } from "./open.ts";

/** What is announced inside this process after a commit. Whoever listens also polls: the rows are what counts. */
interface SignalArguments {
  /** A mail is queued. */
  mailQueued: [];
  /** A job is queued, due earlier or no longer in the way of another. */
  jobDue: [];
  /** A dream has new events, or is gone. */
  dreamChanged: [dreamId: string];
  /** Nobody wants the open parts of a dream any more. */
  dreamAbandoned: [dreamId: string];
  /** A deleted account waits to be removed. */
  removalQueued: [];
  /** Something of a subscription or payment is to be reported to the payment provider. */
  paymentReportDue: [];
  /** A function of `onCommit` threw. */
  commitCallbackFailed: [error: unknown];
}

export type Signal = Exclude<keyof SignalArguments, "commitCallbackFailed">;
export type SignalValues<S extends Signal> = SignalArguments[S];
export type Signals = EventEmitter<SignalArguments>;

const emitters = new WeakMap<Db, Signals>();

/** The signals of one database handle. */
export function signalsOf(db: Db): Signals {
  const known = emitters.get(db);
  if (known) return known;
  const signals: Signals = new EventEmitter<SignalArguments>();
  emitters.set(db, signals);
  return signals;
}
