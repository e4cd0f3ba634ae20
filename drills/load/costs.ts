import * as actions from "./actions.ts";
import { READS } from "./actions.ts";
import type { Players } from "./players.ts";
import type { LoadServer } from "./server.ts";
import { beginVisit, type Surroundings, type Visit } from "./visit.ts";

const TIMES = 40;
/** Of what draws, and so takes seconds. */
const DRAWN_TIMES = 4;
const DEPTHS = { reading: TIMES, image: DRAWN_TIMES, full: 2 } as const;

/** Processor milliseconds of one action: of the server, and of the processes that it starts to draw. */
export interface Cost {
  name: string;
  ownMs: number;
  drawingMs: number;
}

/** Measures what each action costs a server that does nothing else, each for users who have not come before. */
export async function* measureCosts(
  surroundings: Surroundings,
  { users, admin }: Players,
  server: LoadServer,
): AsyncGenerator<Cost> {
  const still = { ...surroundings, patience: 0 };
  let nth = 0;
  const asUser = () => beginVisit(still, { user: users[nth]!, nth: nth++, dueAt: performance.now() });
  const asStranger = (cookie = "") =>
    beginVisit(still, { user: null, nth: nth++, dueAt: performance.now(), cookie });

  async function measure(name: string, times: number, act: () => Promise<unknown>): Promise<Cost> {
    const before = server.worked();
    for (let i = 0; i < times; i++) await act();
    const after = server.worked();
    const [ownMs, drawingMs] = [after.own - before.own, after.children - before.children];
    return { name, ownMs: ownMs / times, drawingMs: drawingMs / times };
  }

  const acts: Record<string, (visit: Visit) => Promise<unknown>> = {
    ...READS,
    "landing, nothing cached": actions.loadAll,
    buy: actions.buy,
    note: actions.keepNote,
    mark: actions.mark,
  };
  for (const [name, act] of Object.entries(acts)) yield await measure(name, TIMES, () => act(asUser()));
  yield await measure("admin", TIMES, () => actions.administer(asStranger(admin), users[0]!));
  yield await measure("sign-in and sign-out", TIMES, () => {
    while (!users[nth]!.signsIn) nth++;
    return actions.signInAndOut(asUser(), READS.dashboard);
  });
  yield await measure("share", DRAWN_TIMES, () => actions.share(asUser(), asStranger));
  for (const [depth, times] of Object.entries(DEPTHS))
    yield await measure(`dream, ${depth}`, times, () =>
      actions.write(asUser(), depth as keyof typeof DEPTHS),
    );
}
