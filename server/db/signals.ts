import { EventEmitter } from "node:events";
import type { Db } from "./open.ts";

/** Events inside this process, sent after a commit. What another process does is in the tables: `changedElsewhere`. */
interface SignalArguments {
  /** A mail is queued. */
  mailQueued: [];
  /** A job is queued, due earlier, or no longer blocked. */
  jobDue: [];
  /** A dream has new events, or was deleted. */
  dreamChanged: [dreamId: string];
  /** An entry of the gallery is shown, or no longer. */
  galleryChanged: [];
  /** The open parts of a dream were cancelled. */
  dreamAbandoned: [dreamId: string];
  /** A message of a webhook is due. */
  webhookDue: [];
  /** A deleted account waits to be removed. */
  removalQueued: [];
  /** Something of a subscription or payment is to be reported to the payment provider. */
  paymentReportDue: [];
  /** A transaction that sent signals has committed, so that other processes may be told. */
  announced: [];
  /** Another process may have changed any table. */
  changedElsewhere: [];
  /** A function of `onCommit` threw. */
  commitCallbackFailed: [error: unknown];
}

export type Signal = Exclude<
  keyof SignalArguments,
  "announced" | "changedElsewhere" | "commitCallbackFailed"
>;
export type SignalValues<S extends Signal> = SignalArguments[S];
export type Signals = EventEmitter<SignalArguments>;

const emitters = new WeakMap<Db, Signals>();

/** The signals of one database handle. */
export function signalsOf(db: Db): Signals {
  let signals = emitters.get(db);
  if (!signals) emitters.set(db, (signals = new EventEmitter<SignalArguments>()));
  return signals;
}
