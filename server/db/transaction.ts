import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout } from "node:timers/promises";
import type { Db, Trx } from "./open.ts";
import { signalsOf, type Signal, type Signals, type SignalValues } from "./signals.ts";
import type { Turn, TurnTaker } from "./turn.ts";

interface OpenTransaction {
  db: Db;
  signals: Signals;
  open: boolean;
  callbacks: (() => unknown)[];
  /** Keys of the signals that will be sent, each once. */
  signalled: Set<string>;
}

const transactions = new WeakMap<Trx, OpenTransaction>();
const current = new AsyncLocalStorage<OpenTransaction>();

/**
 * Runs `fn` in a transaction when it is its turn, then the callbacks of `onCommit`; a rollback drops them. `fn` may run
 * more than once and changes nothing outside the transaction. Throws inside another transaction of `db`, for which it
 * would wait for ever.
 */
export async function transact<T>(db: Db, turn: Turn, fn: (trx: Trx) => Promise<T>): Promise<T> {
  const outer = current.getStore();
  if (db.isTransaction || (outer?.open && outer.db === db))
    throw new Error("transactions cannot be nested: pass the open one on");
  const turns = db.getExecutor().adapter as TurnTaker;
  for (let attempt = 1; ; attempt++) {
    try {
      return await transactOnce(db, turns, turn, fn);
    } catch (error) {
      if (attempt === ATTEMPTS || !turns.isCollision?.(error)) throw error;
      // A random wait, so that the same transactions do not collide again.
      await setTimeout(Math.random() * FIRST_WAIT_MS * 2 ** attempt);
    }
  }
}

const ATTEMPTS = 6;
const FIRST_WAIT_MS = 5;

async function transactOnce<T>(
  db: Db,
  turns: TurnTaker,
  turn: Turn,
  fn: (trx: Trx) => Promise<T>,
): Promise<T> {
  const signals = signalsOf(db);
  const own: OpenTransaction = { db, signals, open: true, callbacks: [], signalled: new Set() };
  let result: T;
  try {
    result = await current.run(own, () =>
      db.transaction().execute(async (trx) => {
        transactions.set(trx, own);
        if (turns.takeTurn) await turns.takeTurn(trx, turn);
        return fn(trx);
      }),
    );
  } finally {
    own.open = false;
  }
  for (const callback of own.callbacks) {
    try {
      await callback();
    } catch (error) {
      if (!signals.emit("commitCallbackFailed", error)) process.emitWarning(String(error));
    }
  }
  if (own.signalled.size > 0) signals.emit("announced");
  return result;
}

/** Runs `fn` on a snapshot of the database. */
export function readSnapshot<T>(db: Db, fn: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(fn);
}

/** Runs `fn` in a transaction without a turn, for changes of the schema. */
export function changeSchema<T>(db: Db, fn: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().execute(fn);
}

/** Runs `fn` after the commit, and logs what it throws. Throws for a transaction that `transact` did not begin. */
export function onCommit(trx: Trx, fn: () => unknown): void {
  openTransaction(trx).callbacks.push(fn);
}

/** Sends a signal after the commit, once for each transaction. */
export function signalOnCommit<S extends Signal>(trx: Trx, signal: S, ...values: SignalValues<S>): void {
  const { signals, signalled } = openTransaction(trx);
  const key = [signal, ...values].join(" ");
  if (signalled.has(key)) return;
  signalled.add(key);
  onCommit(trx, () => signals.emit(signal, ...(values as never)));
}

function openTransaction(trx: Trx): OpenTransaction {
  const own = transactions.get(trx);
  if (!own?.open) throw new Error("this transaction was not begun by transact, or it has ended");
  return own;
}
