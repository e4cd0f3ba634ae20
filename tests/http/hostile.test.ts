import { afterAll, expect, it } from "vitest";
import { exchange } from "../../drills/hostile/exchange.ts";
import { attackOf } from "../../drills/hostile/grammar.ts";
import { faultsOf } from "../../drills/hostile/judge.ts";
import { createCast } from "../../drills/site/cast.ts";
import { startTestApp } from "../support/app.ts";

const SEED = 7;
const REQUESTS = 300;

const site = await startTestApp({ env: { COMMUNITY: "on", TRUST_PROXY: "true" } });
afterAll(() => site.close());

it("malformed requests in every role are refused or served, never a reason to fail", async () => {
  const origin = await site.app.listen({ port: 0, host: "127.0.0.1" });
  const cast = await createCast(site.app, site.deps, { users: 4, admins: 2 });
  const wrong: string[] = [];
  const statuses = new Set<number | null>();
  for (let number = 0; number < REQUESTS; number++) {
    const { bytes, role, route } = attackOf(cast, SEED, number);
    const reply = await exchange(origin, bytes);
    statuses.add(reply.status);
    for (const fault of faultsOf(reply))
      wrong.push(`${number}: ${fault}: ${route.method} ${route.path} by ${role}`);
  }
  expect(wrong).toEqual([]);
  // The requests reach the routes: they are not all refused by the parser.
  for (const status of [200, 400, 401, 403, 404]) expect(statuses).toContain(status);
});
