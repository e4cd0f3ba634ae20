import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { Store, Trx } from "#server/db/open.ts";
import { signalsOf } from "#server/db/signals.ts";
import type { TurnTaker } from "#server/db/turn.ts";
import { onCommit, signalOnCommit, transact } from "#server/db/transaction.ts";
import { freshStores } from "../support/database.ts";
import { addUser } from "../support/ledger-rows.ts";

const TURN = { user: "ann" };
const openStore = await freshStores();
let store: Store;
let happened: string[];
beforeEach(async () => {
  store = await openStore();
  await addUser(store.db, "ann");
  happened = [];
});
afterEach(() => store.close());

const claimed = () => store.db.selectFrom("welcome_claims").select("email_hmac").execute();
const claim = (trx: Trx) =>
  trx.insertInto("welcome_claims").values({ email_hmac: "a", claimed_at: "2026" }).execute();
const note = (what: string) => () => void happened.push(what);

it("takes its turn in the transaction, before anything is read", async () => {
  const adapter = store.db.getExecutor().adapter as TurnTaker;
  const { takeTurn } = adapter;
  adapter.takeTurn = async (trx, turn) => {
    await claim(trx);
    happened.push(JSON.stringify(turn));
  };
  // The connections of PostgreSQL serve other tests afterwards.
  onTestFinished(() => void (adapter.takeTurn = takeTurn!));
  const read = await transact(store.db, TURN, (trx) =>
    trx.selectFrom("welcome_claims").selectAll().execute(),
  );
  expect([read.length, happened]).toEqual([1, ['{"user":"ann"}']]);
});

describe("functions after the commit", () => {
  it("run once, in their order, when the rows are there, before the caller goes on", async () => {
    const result = await transact(store.db, TURN, async (trx) => {
      onCommit(trx, async () => void happened.push(`${(await claimed()).length} row`));
      onCommit(trx, note("second"));
      await claim(trx);
      happened.push("in the transaction");
      return "result";
    });
    happened.push(result);
    expect(happened).toEqual(["in the transaction", "1 row", "second", "result"]);
  });

  it("never run after a rollback", async () => {
    const failing = transact(store.db, TURN, async (trx) => {
      onCommit(trx, note("announced"));
      signalOnCommit(trx, "mailQueued");
      await claim(trx);
      throw new Error("no");
    });
    signalsOf(store.db).on("mailQueued", note("signalled"));
    await expect(failing).rejects.toThrow("no");
    expect([happened, await claimed()]).toEqual([[], []]);
  });

  it("are reported, not thrown, when they fail, and keep no other from running", async () => {
    signalsOf(store.db).on("commitCallbackFailed", (error) => happened.push(String(error)));
    await transact(store.db, TURN, async (trx) => {
      onCommit(trx, () => {
        throw new Error("first");
      });
      onCommit(trx, () => Promise.reject(new Error("second")));
      onCommit(trx, note("third"));
      await claim(trx);
    });
    expect(happened).toEqual(["Error: first", "Error: second", "third"]);
    expect(await claimed()).toHaveLength(1);
  });

  it("may begin a transaction of their own", async () => {
    await transact(store.db, TURN, async (trx) => onCommit(trx, () => transact(store.db, TURN, claim)));
    expect(await claimed()).toHaveLength(1);
  });

  it("are not taken by a transaction that has ended or was begun otherwise", async () => {
    let ended: Trx | undefined;
    await transact(store.db, TURN, async (trx) => void (ended = trx));
    expect(() => onCommit(ended!, note("late"))).toThrow("it has ended");
    const foreign = store.db.transaction().execute(async (trx) => onCommit(trx, note("foreign")));
    await expect(foreign).rejects.toThrow("not begun by transact");
  });
});

describe("a signal", () => {
  it("reaches the listeners of its own database once for each value, however often it is asked for", async () => {
    const other = await openStore();
    signalsOf(other.db).on("dreamChanged", note("elsewhere"));
    signalsOf(store.db).on("dreamChanged", (id) => happened.push(id));
    await transact(store.db, TURN, async (trx) => {
      for (const id of ["a", "b", "a"]) signalOnCommit(trx, "dreamChanged", id);
    });
    await other.close();
    expect(happened).toEqual(["a", "b"]);
  });
});

describe("a transaction within another", () => {
  it("is refused instead of waiting for ever, on the transaction and on the database", async () => {
    const nested = (within: (trx: Trx) => Promise<unknown>) => transact(store.db, TURN, within);
    await expect(nested((trx) => transact(trx, TURN, claim))).rejects.toThrow("cannot be nested");
    await expect(nested(() => transact(store.db, TURN, claim))).rejects.toThrow("cannot be nested");
    expect(await claimed()).toEqual([]);
  });

  it("waits its turn when it only began meanwhile", async () => {
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const first = transact(store.db, TURN, () => {
      begun.resolve();
      return gate.promise.then(note("first"));
    });
    await begun.promise;
    const second = transact(store.db, TURN, async () => note("second")());
    gate.resolve();
    await Promise.all([first, second]);
    expect(happened).toEqual(["first", "second"]);
  });
});
