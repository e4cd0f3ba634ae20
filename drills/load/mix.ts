import { setTimeout as wait } from "node:timers/promises";
import * as actions from "./actions.ts";
import { READS } from "./actions.ts";
import type { Player, Players } from "./players.ts";
import { beginVisit, type Surroundings, type Visit } from "./visit.ts";

type Read = keyof typeof READS;

/** What a signed-in user reads after the dashboard. */
const WAYS: Read[] = [
  "library",
  "library",
  "library, further",
  "search page",
  "search",
  "tag",
  "calendar",
  "patterns",
  "dream",
  "dream",
  "dream, call",
  "film",
  "account",
];
const VISITOR_WAYS: Read[] = ["gallery", "pricing", "symbols", "landing"];
/** Visits of each kind among 100. */
const SHARES = {
  visitor: 28,
  reader: 37,
  writer: 16,
  sharer: 5,
  keeper: 6,
  buyer: 3,
  signIn: 2,
  signUp: 2,
  admin: 1,
} as const;
type Role = keyof typeof SHARES;
const SIGNED_IN = (100 - SHARES.visitor - SHARES.admin - SHARES.signUp) / 100;
/** Depths of 100 dreams: the studio draws the others for seconds. */
const DEPTHS = { image: 12, full: 4 };

/** Visits a second with which each of these users comes once in these seconds. */
export const rateFor = (users: number, seconds: number) => users / seconds / SIGNED_IN;

export interface Crowd {
  /** Begins a visit of a random kind; resolves when it has ended. */
  visit(dueAt: number): Promise<void>;
  /** Users who have come so far. */
  came(): number;
  /** Visits by their kind. */
  roles: Partial<Record<Role, number>>;
}

/** The users of a site, who come one after another. */
export function createCrowd(surroundings: Surroundings, { users, admin }: Players, size: number): Crowd {
  const { random } = surroundings;
  const order = users.slice(0, size);
  for (let i = order.length - 1; i > 0; i--) {
    const other = random.int(0, i);
    [order[i], order[other]] = [order[other]!, order[i]!];
  }
  let next = 0;
  let strangers = users.length;
  const roles: Crowd["roles"] = {};
  const table = (Object.keys(SHARES) as Role[]).flatMap((role) => Array<Role>(SHARES[role]).fill(role));

  function nextUser(signsIn = false): { user: Player; nth: number } {
    for (;;) {
      const nth = next++ % order.length;
      const user = order[nth]!;
      if (!signsIn || user.signsIn) return { user, nth };
    }
  }
  const asStranger = (dueAt = performance.now(), cookie = ""): Visit =>
    beginVisit(surroundings, { user: null, nth: strangers++, dueAt, cookie });

  async function read(visit: Visit, ways: Read[], steps: number): Promise<void> {
    for (; steps > 0; steps--) {
      await visit.think();
      await READS[random.pick(ways)](visit);
    }
  }
  const depth = () => {
    const drawn = random.int(1, 100);
    return drawn <= DEPTHS.full ? "full" : drawn <= DEPTHS.full + DEPTHS.image ? "image" : "reading";
  };

  const plays: Record<Role, (dueAt: number) => Promise<void>> = {
    async visitor(dueAt) {
      const visit = asStranger(dueAt);
      await (random.chance(0.5) ? actions.loadAll(visit) : READS.landing(visit));
      await read(visit, VISITOR_WAYS, random.int(0, 3));
    },
    reader: (dueAt) => asUser(dueAt, (visit) => read(visit, WAYS, random.int(3, 8))),
    writer: (dueAt) =>
      asUser(dueAt, async (visit) => {
        await visit.think();
        await actions.write(visit, depth());
        await read(visit, WAYS, random.int(0, 3));
      }),
    sharer: (dueAt) =>
      asUser(dueAt, async (visit) => {
        await read(visit, ["dream"], 1);
        await visit.think();
        await actions.share(visit, asStranger);
      }),
    keeper: (dueAt) =>
      asUser(dueAt, async (visit) => {
        await visit.think();
        await actions.keepNote(visit);
        await visit.think();
        await actions.mark(visit);
        await read(visit, WAYS, random.int(0, 3));
      }),
    buyer: (dueAt) =>
      asUser(dueAt, async (visit) => {
        await read(visit, ["pricing"], 1);
        await visit.think();
        await actions.buy(visit);
      }),
    async signIn(dueAt) {
      const visit = beginVisit(surroundings, { ...nextUser(true), dueAt });
      await actions.signInAndOut(visit, async (inside) => {
        await READS.dashboard(inside);
        await read(inside, WAYS, random.int(1, 3));
      });
    },
    signUp: (dueAt) => actions.signUp(asStranger(dueAt)),
    admin: (dueAt) => actions.administer(asStranger(dueAt, admin), random.pick(users)),
  };
  async function asUser(dueAt: number, play: (visit: Visit) => Promise<void>): Promise<void> {
    const visit = beginVisit(surroundings, { ...nextUser(), dueAt });
    await READS.dashboard(visit);
    await play(visit);
  }

  return {
    roles,
    came: () => Math.min(next, order.length),
    async visit(dueAt) {
      const role = random.pick(table);
      roles[role] = (roles[role] ?? 0) + 1;
      await plays[role](dueAt).catch((error: unknown) =>
        surroundings.records.fail(`${role}: ${String(error)}`),
      );
    },
  };
}

/**
 * Begins visits at random moments, `perSecond` on average, whether or not earlier ones have ended. Resolves to those
 * that have not.
 */
export async function arrive(
  crowd: Crowd,
  { perSecond, seconds, random }: { perSecond: number; seconds: number; random: Surroundings["random"] },
): Promise<Set<Promise<void>>> {
  const open = new Set<Promise<void>>();
  const end = performance.now() + seconds * 1000;
  for (let due = performance.now(); due < end; due += (-Math.log(1 - random.next()) * 1000) / perSecond) {
    const ahead = due - performance.now();
    if (ahead > 0) await wait(ahead);
    const visit = crowd.visit(due).finally(() => open.delete(visit));
    open.add(visit);
  }
  return open;
}
