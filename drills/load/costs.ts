import * as actions from "./actions.ts";
import { READS } from "./actions.ts";
import type { Players } from "./players.ts";
import type { LoadServer } from "./server.ts";
import { beginVisit, type Surroundings, type Visit } from "./visit.ts";

const TIMES = 60;
/** Dreams of each depth. */
const DREAMS = { reading: 20, image: 5, full: 3 } as const;
const WARM_UP = 20;

/** Processor milliseconds of one action: of the server, and of the processes that it starts to draw. */
export interface Cost {
  name: string;
  ownMs: number;
  drawingMs: number;
}

/** Measures what each action costs a server that does nothing else, each for users who have not come before. */
export async function measureCosts(
  surroundings: Surroundings,
  { users, admin }: Players,
  server: LoadServer,
): Promise<Cost[]> {
  const still = { ...surroundings, patience: 0 };
  let nth = 0;
  const asUser = () => beginVisit(still, { user: users[nth]!, nth: nth++, dueAt: performance.now() });
  const asStranger = (cookie = "") =>
    beginVisit(still, { user: null, nth: nth++, dueAt: performance.now(), cookie });
  const costs: Cost[] = [];

  async function measure(name: string, times: number, act: () => Promise<unknown>): Promise<void> {
    const before = server.worked();
    for (let i = 0; i < times; i++) await act();
    const after = server.worked();
    const [ownMs, drawingMs] = [after.own - before.own, after.children - before.children];
    costs.push({ name, ownMs: ownMs / times, drawingMs: drawingMs / times });
  }

  const acts: Record<string, (visit: Visit) => Promise<unknown>> = {
    ...READS,
    "landing, nothing cached": actions.loadAll,
    buy: actions.buy,
    share: (visit) => actions.share(visit, asStranger),
    note: actions.keepNote,
    mark: actions.mark,
  };
  for (let i = 0; i < WARM_UP; i++) for (const act of Object.values(acts)) await act(asUser());
  for (const [name, act] of Object.entries(acts)) await measure(name, TIMES, () => act(asUser()));
  await measure("admin", TIMES / 3, () => actions.administer(asStranger(admin), users[0]!));
  await measure("sign-in and sign-out", TIMES / 3, () => {
    const index = users.findIndex(({ signsIn }, i) => i >= nth && signsIn);
    nth = index + 1;
    const visit = beginVisit(still, { user: users[index]!, nth: index, dueAt: performance.now() });
    return actions.signInAndOut(visit, READS.dashboard);
  });
  for (const [depth, times] of Object.entries(DREAMS))
    await measure(`dream, ${depth}`, times, () => actions.write(asUser(), depth as keyof typeof DREAMS));
  return costs;
}
