import { vi } from "vitest";
import type { Db, Trx } from "#server/db/open.ts";
import type { Turn } from "#server/db/turn.ts";

// `TRANSACTIONS=twice npx vitest run --project fast tests/http` runs the function of every transaction twice, and rolls
// the first run back, as a database with several writers does when two transactions collide.

const ROLLED_BACK = Symbol("rolled back");

vi.mock(import("#server/db/transaction.ts"), async (original) => {
  const real = await original();
  async function transact<T>(db: Db, turn: Turn, fn: (trx: Trx) => Promise<T>): Promise<T> {
    const first = real.transact(db, turn, async (trx) => {
      await fn(trx);
      throw ROLLED_BACK;
    });
    await first.catch((error: unknown) => {
      if (error !== ROLLED_BACK) throw error;
    });
    return real.transact(db, turn, fn);
  }
  return { ...real, transact };
});
