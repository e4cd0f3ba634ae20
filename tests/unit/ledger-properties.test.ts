import fc from "fast-check";
import { expect, test } from "vitest";
import { transact } from "#server/db/transaction.ts";
import type { Trx } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import * as credits from "#server/features/credits/credits.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { freshStores, POSTGRES, type TestStore } from "../support/database.ts";
import * as modelled from "../support/ledger-model.ts";
import type { Model, ModelHold, ModelLot } from "../support/ledger-model.ts";
import { addUser, setPart } from "../support/ledger-rows.ts";

const START = Date.parse("2026-01-01T00:00:00.000Z");

const user = fc.constantFrom("ann", "ann", "bob");
const source = fc.constantFrom("package" as const, "subscription" as const, "admin" as const);
const ref = fc.constantFrom("r0", "r1", "r2", "r3", "r4", "r5");
const part = fc.constantFrom("reading" as const, "image" as const, "lens-jungian" as const);
const slot = { user, dream: fc.nat({ max: 2 }), part };
const tokens = fc.integer({ min: 1, max: 12 });
/** Which of the holds or lots there are; now and then one that there is not. */
const index = fc.oneof(
  { weight: 30, arbitrary: fc.nat({ max: 100 }) },
  { weight: 1, arbitrary: fc.constant(null) },
);

const kinds = {
  grant: {
    user,
    source,
    ref,
    tokens: fc.integer({ min: 1, max: 30 }),
    hours: fc.option(fc.integer({ min: -1, max: 72 }), { freq: 4 }),
  },
  hold: { ...slot, tokens },
  capture: { index },
  fail: { index },
  cancel: { index },
  wait: { hours: fc.integer({ min: 1, max: 40 }) },
  sweep: { user: fc.option(user) },
  adjust: { user, balance: fc.nat({ max: 20 }), ref },
  clawback: { index, tokens: fc.integer({ min: 1, max: 20 }), ref },
  drop: { index, tokens: fc.integer({ min: 1, max: 20 }), ref },
  delete: slot,
};
type Kinds = {
  [K in keyof typeof kinds]: { [F in keyof (typeof kinds)[K]]: Generated<(typeof kinds)[K][F]> };
};
type Generated<T> = T extends fc.Arbitrary<infer V> ? V : never;
type Step = { [K in keyof Kinds]: { do: K } & Kinds[K] }[keyof Kinds];

const WEIGHTS = {
  grant: 6,
  hold: 8,
  capture: 2,
  fail: 3,
  cancel: 3,
  wait: 3,
  sweep: 1,
  adjust: 1,
  clawback: 3,
  drop: 1,
  delete: 1,
};
const step = fc.oneof(
  ...Object.entries(kinds).map(([kind, fields]) => ({
    weight: WEIGHTS[kind as keyof Kinds],
    arbitrary: fc
      .record<Record<string, unknown>>({ do: fc.constant(kind), ...fields })
      .map((made) => made as Step),
  })),
);

/** Steps of one transaction; `crash` ends it without a commit. */
const transaction = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 3 }),
  crash: fc.constantFrom(false, false, false, false, true),
});
const history = fc.array(transaction, { minLength: 1, maxLength: 16, size: "max" });

const NONE = {
  hold: { user: "ann", dream: "none", part: "image" as const, round: 1 },
  lot: { source: "package" as const, ref: "none" },
};

/** The one that an index means; the last argument for the index of none, nothing where there is none to choose from. */
function pick<T, N>(all: T[], index: number | null, none: N): T | N | undefined {
  return index === null ? none : all[index % all.length];
}

class Crash extends Error {}

interface Outcome {
  value?: unknown;
  refused?: string;
  details?: unknown;
  defect?: true;
}

async function outcome(run: () => unknown): Promise<Outcome> {
  try {
    return { value: (await run()) ?? null };
  } catch (error) {
    return error instanceof AppError ? { refused: error.code, details: error.details } : { defect: true };
  }
}

type Sides = [real: () => unknown, expected: () => unknown];
const NOTHING: Sides = [() => null, () => null];

const ENDINGS = {
  capture: { ending: "captured", status: "done" },
  fail: { ending: "failed", status: "failed" },
  cancel: { ending: "cancelled", status: "cancelled" },
} as const;

/** The same step, for the real ledger and for the model. */
function both(trx: Trx, model: Model, step: Step): Sides {
  const now = new Date(model.now);
  switch (step.do) {
    case "wait":
      return [() => null, () => void (model.now += step.hours * HOUR_MS)];
    case "grant": {
      const { user: userId, source, ref: sourceRef, tokens, hours } = step;
      const expires = hours === null ? Infinity : model.now + hours * HOUR_MS;
      const expiresAt = hours === null ? null : new Date(expires);
      const grant = { userId, source, sourceRef, tokens, expiresAt, now };
      return [
        async () => ({ granted: (await credits.grant(trx, grant)).granted }),
        () => modelled.grant(model, userId, source, sourceRef, tokens, expires),
      ];
    }
    case "hold": {
      const { user: userId, part, tokens } = step;
      const { dreamId, next: round } = modelled.slotOf(model, step);
      return [
        async () => {
          await credits.hold(trx, { userId, dreamId, part, round, tokens, now });
          await setPart(trx, { userId, dreamId, part, round, cost: tokens, status: "queued" });
        },
        () => modelled.hold(model, { user: userId, dream: dreamId, part, round, tokens }),
      ];
    }
    case "capture":
    case "fail":
    case "cancel": {
      const { ending, status } = ENDINGS[step.do];
      const found = pick(model.holds, step.index, NONE.hold);
      if (!found) return NOTHING;
      const { user: userId, dream: dreamId, part, round } = found;
      return [
        async () => {
          const cause = ending === "failed" ? "failure" : "own";
          const settle = ending === "captured" ? credits.capture : credits.release;
          const tokens = await settle(trx, { dreamId, part, round, cause, now });
          if (tokens) await setPart(trx, { userId, dreamId, part, round, cost: tokens, status });
          return tokens;
        },
        () => modelled.settle(model, ending, found === NONE.hold ? undefined : (found as ModelHold)),
      ];
    }
    case "sweep": {
      const userIds = step.user === null ? ["ann", "bob"] : [step.user];
      return [
        () => credits.sweepExpired(trx, { now, userIds }),
        () => modelled.sweep(model, step.user ?? undefined),
      ];
    }
    case "adjust": {
      const { user: userId, balance, ref } = step;
      return [
        () => credits.adjust(trx, { userId, balance, reason: "asked", ref, now }),
        () => modelled.adjust(model, userId, balance, ref),
      ];
    }
    case "clawback": {
      const { tokens, ref } = step;
      const lot = pick(model.lots, step.index, NONE.lot);
      if (!lot) return NOTHING;
      return [
        () => credits.clawback(trx, { source: lot.source, sourceRef: lot.ref, tokens, ref, now }),
        () => modelled.clawback(model, lot.source, lot.ref, tokens, ref),
      ];
    }
    case "drop": {
      const { tokens, ref } = step;
      const lot = pick(model.lots, step.index, NONE.lot);
      if (!lot) return NOTHING;
      return [
        () => credits.dropShortfall(trx, { source: lot.source, sourceRef: lot.ref, tokens, ref, now }),
        () => modelled.dropShortfall(model, lot.source, lot.ref, tokens, ref),
      ];
    }
    case "delete": {
      const { slot, dreamId } = modelled.slotOf(model, step);
      return [
        async () => void (await trx.deleteFrom("dreams").where("id", "=", dreamId).execute()),
        () => modelled.deleteDream(model, slot, dreamId),
      ];
    }
  }
}

async function lotId(trx: Trx, { source, ref }: ModelLot): Promise<string> {
  const lots = trx.selectFrom("lots").select("id").where("source", "=", source);
  return (await lots.where("source_ref", "=", ref).executeTakeFirstOrThrow()).id;
}

/** Runs the steps in one transaction, on both sides; answers the model as it stands after it. */
async function run({ db }: TestStore, before: Model, steps: Step[], crash: boolean): Promise<Model> {
  const model = structuredClone(before);
  try {
    await transact(db, { user: ["ann", "bob"] }, async (trx) => {
      for (const step of steps) {
        const [real, expected] = both(trx, model, step);
        const found = await outcome(real);
        const wanted = await outcome(expected);
        expect({ step, ...found }).toEqual({ step, ...wanted });
        if (wanted.defect) throw new Crash();
        for (const lot of model.lots) lot.id ||= await lotId(trx, lot);
      }
      if (crash) throw new Crash();
    });
    return model;
  } catch (error) {
    if (error instanceof Crash) return before;
    throw error;
  }
}

const LOT_FIGURES = `
  SELECT lots.id, lots.available, lots.held, lots.shortfall,
    SUM(entry.available) FILTER (WHERE kind = 'grant') AS granted,
    COALESCE(-SUM(entry.held) FILTER (WHERE kind = 'capture'), 0) AS captured,
    COALESCE(-SUM(entry.available) FILTER (WHERE kind = 'expire'), 0) AS expired,
    COALESCE(-SUM(entry.available) FILTER (WHERE kind = 'clawback'), 0) AS clawed,
    COALESCE(-SUM(entry.available) FILTER (WHERE kind = 'adjust'), 0) AS adjusted
  FROM lots JOIN ledger_entries AS entry ON entry.lot_id = lots.id GROUP BY lots.id`;

function figures(lot: ModelLot) {
  const { id, granted, available, held, captured, expired, clawed, adjusted, shortfall } = lot;
  return { id, granted, available, held, captured, expired, clawed, adjusted, shortfall };
}

async function expectSame({ db, rows: ask }: TestStore, model: Model): Promise<void> {
  const now = new Date(model.now);
  const rows = await ask<ModelLot>(LOT_FIGURES);
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  expect(rows.map(figures).sort(byId)).toEqual(model.lots.map(figures).sort(byId));
  for (const lot of rows) {
    const { granted, available, held, captured, expired, clawed, adjusted } = lot;
    expect(Math.min(available, held)).toBeGreaterThanOrEqual(0);
    expect(modelled.sum([available, held, captured, expired, clawed, adjusted])).toBe(granted);
  }
  for (const user of ["ann", "bob"]) {
    const lots = modelled.live(model, user);
    expect(await credits.balanceOf(db, user, now)).toBe(modelled.balance(model, user));
    expect(await credits.lotsOf(db, user, now)).toEqual(
      lots.map((lot) => ({
        source: lot.source,
        remaining: lot.available,
        expiresAt: lot.expires === Infinity ? null : new Date(lot.expires).toISOString(),
      })),
    );
  }
}

async function expectSameDreams({ db }: TestStore, model: Model): Promise<void> {
  const dreams = [...new Set(model.holds.map((hold) => hold.dream))];
  const tokens = await credits.dreamCredits(db, dreams);
  for (const dream of dreams) {
    const of = (state: string) =>
      modelled.sum(
        model.holds
          .filter((hold) => hold.dream === dream && hold.state === state)
          .flatMap((hold) => hold.shares.map((one) => one.tokens)),
      );
    expect(tokens.get(dream)).toEqual({
      held: of("held"),
      used: of("captured"),
      returned: of("released"),
    });
  }
}

test(
  "whatever happens, in whatever order, the ledger agrees with a plain model and adds up",
  { timeout: 120_000 },
  async () => {
    const openStore = await freshStores();
    await fc.assert(
      fc.asyncProperty(history, async (transactions) => {
        const store = await openStore();
        try {
          for (const user of ["ann", "bob"]) await addUser(store.db, user);
          let model = modelled.emptyModel(START);
          for (const { steps, crash } of transactions) model = await run(store, model, steps, crash);
          await expectSame(store, model);
          await expectSameDreams(store, model);
          expect(await checkLedger(store.db)).toEqual([]);
        } finally {
          await store.close();
        }
      }),
      // Each run has a database of its own, which PostgreSQL copies on disk.
      { numRuns: POSTGRES ? 40 : 600 },
    );
  },
);
