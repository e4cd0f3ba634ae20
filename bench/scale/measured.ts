import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import Database from "better-sqlite3";

/**
 * What a request or task took, in milliseconds. All but `ms` is time of the main thread on a core, which a busy
 * machine does not stretch; waiting for the disk is not in it. The clock of a core is exact to a few milliseconds.
 */
export interface Measured {
  /** From begin to end. */
  ms: number;
  cpuMs: number;
  /** In the database, for the request or task alone. */
  databaseMs: number;
  /** Longest time in which the event loop did not turn. */
  stallMs: number;
  /** Statement that took longest. */
  slowest: { sql: string; ms: number } | null;
}

interface Account {
  databaseMs: number;
  slowest: Measured["slowest"];
}

// Loaded with --import: adds up the time of statements without a change of the product.
const storage = new AsyncLocalStorage<Account>();
const TICK_MS = 1;
const HEADER = "x-measured";
const METHODS = ["get", "all", "run"] as const;

/** Milliseconds that the main thread has worked. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function spend(sql: string, began: number): void {
  const ms = worked() - began;
  const account = storage.getStore();
  if (!account) return;
  account.databaseMs += ms;
  if (ms > (account.slowest?.ms ?? 0)) account.slowest = { sql, ms };
}

interface Statement extends Record<(typeof METHODS)[number], (...values: unknown[]) => unknown> {
  iterate(...values: unknown[]): IterableIterator<unknown>;
}

const { prepare } = Database.prototype;
Database.prototype.prepare = function (this: Database.Database, sql: string) {
  const prepared = prepare.call(this, sql);
  const statement = prepared as unknown as Statement;
  for (const name of METHODS) {
    const method = statement[name];
    statement[name] = (...values) => {
      const began = worked();
      try {
        return method.apply(statement, values);
      } finally {
        spend(sql, began);
      }
    };
  }
  const { iterate } = statement;
  statement.iterate = function* (...values) {
    const rows = iterate.apply(statement, values);
    for (;;) {
      const began = worked();
      const { value, done } = rows.next() as IteratorResult<unknown>;
      spend(sql, began);
      if (done) return;
      yield value;
    }
  };
  return prepared;
} as typeof prepare;

/** Watches how much work is done between two turns of the event loop. */
function watchLoop() {
  let last = worked();
  let longest = 0;
  const tick = () => {
    const at = worked();
    longest = Math.max(longest, at - last);
    last = at;
  };
  const timer = setInterval(tick, TICK_MS).unref();
  return () => {
    tick();
    clearInterval(timer);
    return longest;
  };
}

const rounded = (value: number) => Math.round(value * 10) / 10;

function begin() {
  const account: Account = { databaseMs: 0, slowest: null };
  const [began, workedBefore, stall] = [performance.now(), worked(), watchLoop()];
  return {
    account,
    end: (): Measured => ({
      ms: rounded(performance.now() - began),
      cpuMs: rounded(worked() - workedBefore),
      databaseMs: rounded(account.databaseMs),
      stallMs: rounded(stall()),
      slowest: account.slowest,
    }),
  };
}

/** Runs a task alone and measures it. */
export async function measure(task: () => unknown): Promise<Measured> {
  // Whatever was begun before is over.
  await new Promise((resolve) => setTimeout(resolve, 20));
  const { account, end } = begin();
  await storage.run(account, async () => task());
  return end();
}

// In the server: one request after another carries the header, and its figures go to the bench.
function beginRequest({ request, response }: { request: IncomingMessage; response: ServerResponse }): void {
  if (request.headers[HEADER] === undefined) return;
  const { account, end } = begin();
  storage.enterWith(account);
  response.once("close", () => process.send?.(end()));
}

if (process.send) {
  subscribe("http.server.request.start", (message) =>
    beginRequest(message as { request: IncomingMessage; response: ServerResponse }),
  );
  // What runs by itself, from one message of the bench to the next.
  let watched: ReturnType<typeof begin> | null = null;
  process.on("message", () => {
    if (watched) process.send!(watched.end());
    watched = watched ? null : begin();
  });
  process.channel?.unref();
}
