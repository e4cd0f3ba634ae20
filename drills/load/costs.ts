import { setTimeout as wait } from "node:timers/promises";
import * as actions from "./actions.ts";
import { READS } from "./actions.ts";
import type { Players } from "./players.ts";
import type { LoadServer } from "./server.ts";
import { beginVisit, type Surroundings } from "./visit.ts";

const TIMES = 40;
/** Code that V8 has not compiled costs several times as much. */
const WARM_UP = 100;
const IDLE_S = 10;
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
  const asUser = () =>
    beginVisit(still, { user: users[nth % users.length]!, nth: nth++, dueAt: performance.now() });
  const asStranger = (cookie = "") =>
    beginVisit(still, { user: null, nth: nth++, dueAt: performance.now(), cookie });

  /** Share of a core that the server needs without requests. */
  let idle = 0;
  async function measure(name: string, times: number, act: () => Promise<unknown>): Promise<Cost> {
    const [before, began] = [server.worked(), performance.now()];
    for (let i = 0; i < times; i++) await act();
    const after = server.worked();
    const ownMs = after.own - before.own - idle * (performance.now() - began);
    return { name, ownMs: ownMs / times, drawingMs: (after.children - before.children) / times };
  }

  const { landing, gallery, pricing, symbols, ...reads } = READS;
  const byVisitors = { landing, gallery, pricing, symbols, "landing, nothing cached": actions.loadAll };
  const byUsers = { ...reads, buy: actions.buy, note: actions.keepNote, mark: actions.mark };
  const acts: Record<string, () => Promise<unknown>> = {};
  for (const [name, act] of Object.entries(byVisitors)) acts[name] = () => act(asStranger());
  for (const [name, act] of Object.entries(byUsers)) acts[name] = () => act(asUser());
  for (let i = 0; i < WARM_UP; i++) for (const act of Object.values(acts)) await act();
  const second = await measure("a second without requests", IDLE_S, () => wait(1000));
  yield second;
  idle = second.ownMs / 1000;
  for (const [name, act] of Object.entries(acts)) yield await measure(name, TIMES, act);
  yield await measure("admin", TIMES, () => actions.administer(asStranger(admin), users[0]!));
  yield await measure("sign-in and sign-out", TIMES, () => {
    while (!users[nth % users.length]!.signsIn) nth++;
    return actions.signInAndOut(asUser(), READS.dashboard);
  });
  yield await measure("share", DRAWN_TIMES, () => actions.share(asUser(), asStranger));
  for (const [depth, times] of Object.entries(DEPTHS))
    yield await measure(`dream, ${depth}`, times, () =>
      actions.write(asUser(), depth as keyof typeof DEPTHS),
    );
}
