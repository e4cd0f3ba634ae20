import { EventEmitter } from "node:events";
import type { Db } from "./open.ts";

/** Events inside this process, sent after a commit. Changes of other processes arrive as `changedElsewhere`. */
interface SignalArguments {
  /** A mail is queued. */
  mailQueued: [];
  /** A job is queued, due earlier, or no longer blocked. */
  jobDue: [];
  /** A dream has new events, or was deleted. */
  dreamChanged: [dreamId: string];
  /** An entry of the gallery appeared or disappeared. */
  galleryChanged: [];
  /** Work on a dream must stop: its open parts were cancelled, or its account was deleted. */
  dreamAbandoned: [dreamId: string];
  /** A message of a webhook is due. */
  webhookDue: [];
  /** A deleted account waits to be removed. */
  removalQueued: [];
  /** A change of a subscription or payment must be reported to the payment provider. */
  paymentReportDue: [];
  /** A transaction that sent signals has committed, so that other processes can be notified. */
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
