import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { z } from "zod";
import { EXPORT_PATH } from "#shared/accounts.ts";
import { endpointUrl, type Endpoint } from "#shared/endpoint.ts";
import { ENDPOINTS } from "#shared/endpoints.ts";
import { startTestApp, type SignedInClient } from "../support/app.ts";
import { faultsOf } from "../support/refusal.ts";

export type Route = Pick<Endpoint, "method" | "path" | "access" | "query" | "body">;

const width = z.coerce.number().int().min(1).max(10_000);
/** Calls whose successful reply is not JSON. */
const STREAMS: Route[] = [
  { method: "GET", path: "/api/dreams/:id/events", access: "user" },
  { method: "GET", path: EXPORT_PATH, access: "user" },
  {
    method: "GET",
    path: "/media/:dreamId/:name",
    access: "user",
    query: z.object({ w: width.optional() }),
  },
];
/** Of links to dreams: one that never was looks like one that has ended. */
export const GONE = [410];
export const ROUTES = [...ENDPOINTS, ...STREAMS].map((e): [string, Route] => [`${e.method} ${e.path}`, e]);
export const WRITES = ROUTES.filter(([, { method }]) => method !== "GET");
export const withBody = ROUTES.filter(([, { body }]) => body);
export const withQuery = ROUTES.filter(([, { query }]) => query);
const NOTHING = "00000000-0000-4000-8000-000000000000";

/** The path with params that name nothing. */
export function urlOf({ path }: Pick<Route, "path">): string {
  return endpointUrl(path, { id: NOTHING, dreamId: NOTHING, userId: NOTHING, name: "image.webp" });
}

interface Sender {
  who: string;
  cookie: () => string;
  /** The status they meet before their input is looked at. */
  gate?: number;
}

interface Attempt extends InjectOptions {
  name: string;
  statuses: number[];
}

export const faultsIfRefused = (response: LightMyRequestResponse, statuses: number[]) =>
  response.statusCode < 400 ? [] : faultsOf(response, statuses);

/** A site that gets requests to all of its routes, with users and admins who send them. */
export async function startSite() {
  const site = await startTestApp({ env: { COMMUNITY: "on" } });
  const many = Array.from({ length: 30 });
  const users = await Promise.all(many.map(() => site.signUp({ tokens: 1000, verified: true })));
  const admins = await Promise.all(many.map(() => site.signUp({ admin: true })));

  let calls = 0;
  /** Each call comes from another address and account, so that no limit answers first. */
  function send(options: InjectOptions): Promise<LightMyRequestResponse> {
    calls++;
    return site.app.inject({ ...options, remoteAddress: `10.0.${calls >> 8}.${calls & 255}` });
  }

  const cookieOf = (accounts: SignedInClient[]) => accounts[calls % accounts.length]!.cookie();

  function sendersTo({ access }: Route): Sender[] {
    const visitor = { who: "visitor", cookie: () => "" };
    const client = { who: "user", cookie: () => cookieOf(users) };
    if (access === "everyone") return [visitor, client];
    if (access === "user") return [{ ...visitor, gate: 401 }, client];
    const boss = { who: "an admin", cookie: () => cookieOf(admins) };
    return [{ ...visitor, gate: 401 }, { ...client, gate: 403 }, boss];
  }

  /** Sends the attempts of each sender and says which of them were not refused as they should be. */
  async function wrongAnswers(
    route: Route,
    attemptsOf: (sender: Sender) => Attempt[],
    senders = sendersTo(route),
  ): Promise<string[]> {
    const wrong: string[] = [];
    for (const sender of senders) {
      for (const { name, statuses, headers, ...rest } of attemptsOf(sender)) {
        const cookie = sender.cookie();
        const response = await send({
          method: route.method,
          url: urlOf(route),
          headers: { cookie, ...headers },
          ...rest,
        });
        const faults = faultsOf(response, statuses);
        if (faults.length > 0) wrong.push(`${sender.who}, ${name}: ${faults.join("; ")}`);
      }
    }
    return wrong;
  }

  return { site, users, send, cookieOf, sendersTo, wrongAnswers };
}
