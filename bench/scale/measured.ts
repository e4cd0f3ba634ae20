import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import Database from "better-sqlite3";

/**
 * Figures of a request or task in milliseconds. All but `ms` are processor time of the main thread: a busy machine
 * changes them little, and they do not include waiting for the disk.
 */
export interface Measured {
  ms: number;
  cpuMs: number;
  databaseMs: number;
  /** Longest turn of the event loop. */
  stallMs: number;
  /** Statement that took longest. */
  slowest: { sql: string; ms: number } | null;
}

interface Account {
  databaseMs: number;
  slowest: Measured["slowest"];
}

// Loaded with --import: measures statements without a change of the product.
const storage = new AsyncLocalStorage<Account>();
const TICK_MS = 1;
/** The kernel's processor clock of a thread moves in steps of this size. */
const CLOCK_STEP_MS = 4;
const HEADER = "x-measured";
const METHODS = ["get", "all", "run"] as const;

/** Processor time of the main thread in milliseconds. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Returns a function that adds a statement's time to the request's. Reads do not wait for the disk, so that their time is exact.
 */
function beginStatement(sql: string, reads: boolean) {
  const [began, workedBefore] = [performance.now(), worked()];
  return () => {
    const ms = worked() - workedBefore;
    spend(sql, reads ? Math.min(performance.now() - began, ms + CLOCK_STEP_MS) : ms);
  };
}

function spend(sql: string, ms: number): void {
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
      const end = beginStatement(sql, prepared.reader);
      try {
        return method.apply(statement, values);
      } finally {
        end();
      }
    };
  }
  const { iterate } = statement;
  statement.iterate = function* (...values) {
    const rows = iterate.apply(statement, values);
    for (;;) {
      const end = beginStatement(sql, true);
      const { value, done } = rows.next() as IteratorResult<unknown>;
      end();
      if (done) return;
      yield value;
    }
  };
  return prepared;
} as typeof prepare;

/** Returns a function that ends the watch and returns the longest turn of the event loop. */
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
  // Earlier work has to end first.
  await new Promise((resolve) => setTimeout(resolve, 20));
  const { account, end } = begin();
  await storage.run(account, async () => task());
  return end();
}

// In the server: sends the figures of requests with the header to the benchmark.
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
  // Measures from one message of the benchmark to the next.
  let watched: ReturnType<typeof begin> | null = null;
  process.on("message", () => {
    if (watched) process.send!(watched.end());
    watched = watched ? null : begin();
  });
  process.channel?.unref();
}
