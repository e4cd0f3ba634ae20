import { DAY_MS, MINUTE_MS } from "#shared/durations.ts";
import { createRandom, type Random } from "./random.ts";

/** What users, admins, buyers and the machine do; each with a share of all steps. */
const SHARES = {
  signUp: 6,
  dream: 40,
  cancel: 3,
  retry: 5,
  addPart: 4,
  bin: 3,
  restore: 1,
  remove: 3,
  buy: 8,
  subscribe: 4,
  endRenewal: 2,
  beginRenewal: 1,
  returnToShop: 3,
  adminRefund: 3,
  bankOrShop: 4,
  adminCredits: 2,
  exportAll: 2,
  deleteAccount: 1,
  crash: 4,
  badDay: 2,
} as const;
export type StepKind = keyof typeof SHARES;

/** One thing that happens. Its seed decides about all that goes wrong until the next step. */
export interface Step {
  at: number;
  kind: StepKind;
  /** Which user, 0 to `users` less one. */
  user: number;
  seed: number;
}

export interface Plan {
  seed: number;
  days: number;
  users: number;
  /** Share of calls to the outside that go wrong. */
  faults: number;
}

export const BEGIN = Date.parse("2026-01-01T06:00:00.000Z");

/** Steps of a plan in the order of time: each day some visits, in which several things happen within minutes. */
export function stepsOf({ seed, days, users }: Plan): Step[] {
  const random = createRandom(seed);
  const kinds = (Object.keys(SHARES) as StepKind[]).flatMap((kind) =>
    Array<StepKind>(SHARES[kind]).fill(kind),
  );
  const steps: Step[] = [];
  const add = (at: number, kind: StepKind, user: number) =>
    steps.push({ at, kind, user, seed: random.int(0, 2 ** 31) });
  for (let user = 0; user < users; user++) add(BEGIN + user * MINUTE_MS, "signUp", user);
  for (let day = 0; day < days; day++)
    for (let visit = random.int(1, 2); visit > 0; visit--) {
      const at = BEGIN + day * DAY_MS + random.int(MINUTE_MS * users, DAY_MS);
      for (const after of visitTimes(random)) add(at + after, random.pick(kinds), random.int(0, users - 1));
    }
  return steps.sort((a, b) => a.at - b.at);
}

/** Milliseconds since the beginning of a visit. */
function visitTimes(random: Random): number[] {
  let at = 0;
  return Array.from({ length: random.int(1, 5) }, () => (at += random.int(0, 90) * 1000));
}
