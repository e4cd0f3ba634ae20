import { AsyncLocalStorage } from "node:async_hooks";
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers";
import timersPromises from "node:timers/promises";
import { MINUTE_MS } from "#shared/durations.ts";
import { currentLife, type Life } from "./life.ts";
import type { Random } from "./random.ts";

/**
 * Intervals that do not keep the process alive poll. Those that would run more often than this run this often, as on a
 * machine under load: signals begin work, polling only finds what is left over, and less polling makes more simulated
 * years. Heartbeats stay.
 */
const POLL_MS = 5 * MINUTE_MS;

interface Timer {
  at: number;
  order: number;
  /** Of an interval. */
  everyMs: number | null;
  /** Of `setImmediate`. It also runs after its process has died: work of living processes may be queued behind it. */
  immediate: boolean;
  life: Life | undefined;
  run: () => void;
}

/** Time that passes only in `advance`, and randomness that a seed repeats. */
export interface Clock {
  now(): number;
  /** Runs timers until `until`. `leap` returns how many milliseconds may pass at once; each interval runs once at their end. */
  advance(until: number, leap: () => number): Promise<void>;
  /** Calls `run` outside the simulated process, `ms` from now. */
  later(ms: number, run: () => void): void;
  /** Waits in simulated time, outside the simulated process. */
  wait(ms: number): Promise<void>;
  restore(): void;
}

interface ClockOptions {
  begin: number;
  random: Random;
  /** Whether work outside JavaScript, such as reading a file, has ended. */
  settled: () => boolean;
  /** Called whenever nothing can run at this time. */
  onTurn: () => Promise<void> | void;
}

const real = {
  setImmediate: globalThis.setImmediate,
  Date: globalThis.Date,
};

/** Replaces the clock, the timers and the randomness of this process until `restore`. */
export function installClock({ begin, random, settled, onTurn }: ClockOptions): Clock {
  let time = begin;
  let order = 0;
  const pending = new Set<Timer>();

  function add(ms: number, run: () => void, kind: Partial<Pick<Timer, "everyMs" | "immediate">> = {}) {
    const inContext = AsyncLocalStorage.snapshot();
    const timer: Timer = {
      at: time + Math.max(0, Number.isFinite(ms) ? ms : 0),
      order: order++,
      everyMs: null,
      immediate: false,
      life: currentLife.getStore(),
      ...kind,
      run: () => inContext(run),
    };
    pending.add(timer);
    return timer;
  }

  function earliest(of: (timer: Timer) => boolean = () => true): Timer | undefined {
    let found: Timer | undefined;
    for (const timer of pending) {
      if (timer.life?.alive === false && !timer.immediate) pending.delete(timer);
      else if (
        of(timer) &&
        (!found || timer.at < found.at || (timer.at === found.at && timer.order < found.order))
      )
        found = timer;
    }
    return found;
  }

  async function settle(): Promise<void> {
    do await new Promise<void>((resolve) => void real.setImmediate(resolve));
    while (!settled());
  }

  async function advance(until: number, leap: () => number): Promise<void> {
    for (;;) {
      await settle();
      await onTurn();
      const single = earliest((timer) => timer.everyMs === null)?.at ?? Infinity;
      // Most turns only go on with work, and no time passes; nor does it while an interval is still to run.
      const target = (earliest()?.at ?? Infinity) <= time ? time : Math.min(until, single, time + leap());
      for (const timer of pending) if (timer.everyMs !== null) timer.at = Math.max(timer.at, target);
      const next = earliest();
      if (!next || next.at > until) break;
      time = Math.max(time, next.at);
      if (next.everyMs === null) pending.delete(next);
      else Object.assign(next, { at: time + next.everyMs, order: order++ });
      next.run();
    }
    time = Math.max(time, until);
  }

  const undo: (() => void)[] = [];
  function replace<T extends object, K extends keyof T>(target: T, name: K, value: unknown): void {
    const before = target[name];
    target[name] = value as T[K];
    undo.push(() => void (target[name] = before));
  }

  const later = (ms: number, run: () => void) => void currentLife.run(undefined, () => add(ms, run));
  replaceTimers(add, (timer) => pending.delete(timer), replace);
  replaceRandomness(random, replace);
  replaceDate(() => time, replace);
  syncBuiltinESMExports();
  return {
    now: () => time,
    advance,
    later,
    wait: (ms) => new Promise((resolve) => later(ms, resolve)),
    restore() {
      for (const one of undo.toReversed()) one();
      syncBuiltinESMExports();
    },
  };
}

type Replace = <T extends object, K extends keyof T>(target: T, name: K, value: unknown) => void;
type Add = (ms: number, run: () => void, kind?: Partial<Pick<Timer, "everyMs" | "immediate">>) => Timer;
type Callback = (...values: unknown[]) => void;

function replaceTimers(add: Add, remove: (timer: Timer) => void, replace: Replace): void {
  const handle = (timer: Timer) => {
    const own = { timer, unref, ref: () => own, hasRef: () => true, close: () => remove(timer) };
    function unref() {
      const { everyMs } = timer;
      if (everyMs !== null && everyMs < POLL_MS)
        Object.assign(timer, { at: timer.at + POLL_MS - everyMs, everyMs: POLL_MS });
      return own;
    }
    return own;
  };
  const clear = (own?: { timer?: Timer }) => void (own?.timer && remove(own.timer));
  const functions = {
    setTimeout: (run: Callback, ms = 0, ...values: unknown[]) => handle(add(ms, () => run(...values))),
    setInterval: (run: Callback, ms = 0, ...values: unknown[]) =>
      handle(add(ms, () => run(...values), { everyMs: ms })),
    setImmediate: (run: Callback, ...values: unknown[]) =>
      handle(add(0, () => run(...values), { immediate: true })),
    clearTimeout: clear,
    clearInterval: clear,
    clearImmediate: clear,
  };
  for (const [name, value] of Object.entries(functions)) {
    replace(globalThis, name as keyof typeof functions, value);
    replace(timers, name as keyof typeof functions, value);
  }
  const waiting = (immediate: boolean) => (ms: number, value: unknown, options?: { signal?: AbortSignal }) =>
    new Promise((resolve, reject) => {
      add(ms, () => resolve(value), { immediate });
      options?.signal?.addEventListener("abort", () => reject(options.signal!.reason as Error));
    });
  replace(timersPromises, "setTimeout", waiting(false));
  replace(timersPromises, "setImmediate", (value: unknown) => waiting(true)(0, value));
  replace(AbortSignal, "timeout", (ms: number) => {
    const abort = new AbortController();
    add(ms, () => abort.abort(new DOMException("The operation was aborted due to timeout", "TimeoutError")));
    return abort.signal;
  });
}

function replaceRandomness(random: Random, replace: Replace): void {
  const uuid = () => {
    const hex = random.bytes(16).toString("hex");
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  replace(crypto, "randomUUID", uuid);
  replace(crypto, "randomBytes", (count: number) => random.bytes(count));
  replace(crypto, "randomInt", (least: number, below?: number) =>
    below === undefined ? random.int(0, least - 1) : random.int(least, below - 1),
  );
  replace(globalThis.crypto, "randomUUID", uuid);
  replace(Math, "random", () => random.next());
}

function replaceDate(now: () => number, replace: Replace): void {
  class SimulatedDate extends real.Date {
    constructor(...values: []) {
      super(...(values.length === 0 ? ([now()] as unknown as []) : values));
    }
    static override now = now;
  }
  replace(globalThis, "Date", SimulatedDate);
  replace(performance, "now", now);
}
