import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createKey } from "#shared/api-keys.ts";
import { EXPORT_PATH } from "#shared/accounts.ts";
import { CHANGE_BYTES_MAX, changeDream } from "#shared/dreams.ts";
import { endpointUrl, type Endpoint } from "#shared/endpoint.ts";
import { ENDPOINTS } from "#shared/endpoints.ts";
import { IMPORT_BYTES_MAX, importDreams } from "#shared/import.ts";
import { listOutbox } from "#shared/outbox.ts";
import { startTestApp, type SignedInClient } from "../support/app.ts";
import { BAD_PARAMS, badBodies, badQueries, goodInputs, isStrict, MARKER } from "../support/bad-values.ts";
import { faultsOf } from "../support/refusal.ts";
import { UNREADABLE_BODIES, STRANGE_HEADERS, STRANGE_TEXTS } from "../support/strange-input.ts";

type Route = Pick<Endpoint, "method" | "path" | "access" | "query" | "body">;

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
/** Resolved before a request is sent, and so another endpoint's path: `/api/dreams/../shares`. */
const UP = "%2e%2e";
/** Of links to dreams: one that never was looks like one that has ended. */
const GONE = [410];
const ROUTES = [...ENDPOINTS, ...STREAMS].map((e): [string, Route] => [`${e.method} ${e.path}`, e]);
const WRITES = ROUTES.filter(([, { method }]) => method !== "GET");
const withBody = ROUTES.filter(([, { body }]) => body);
const withQuery = ROUTES.filter(([, { query }]) => query);
const LARGE: Record<string, number> = {
  [`POST ${importDreams.path}`]: IMPORT_BYTES_MAX,
  [`PATCH ${changeDream.path}`]: CHANGE_BYTES_MAX,
};
const bytesMaxOf = ({ method, path }: Route) => LARGE[`${method} ${path}`] ?? 64 * 1024;
const largeBody = (bytes: number) => JSON.stringify({ text: "x".repeat(bytes) });
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "TRACE", "QUERY"] as const;
const NOTHING = "00000000-0000-4000-8000-000000000000";

const site = await startTestApp({ env: { COMMUNITY: "on" } });
const TABLES = ["users", "user_roles", "sessions", "mails", "dreams", "jobs", "lots", "ledger_entries"];
const rows = () =>
  Promise.all(TABLES.map(async (table) => [table, await site.store.value(`SELECT COUNT(*) FROM ${table}`)]));
const many = Array.from({ length: 30 });
const users = await Promise.all(many.map(() => site.signUp({ tokens: 1000, verified: true })));
const admins = await Promise.all(many.map(() => site.signUp({ admin: true })));
const rowsBefore = await rows();
afterAll(() => site.close());

let calls = 0;
/** Each call comes from another address and account, so that no limit answers first. */
function send(options: InjectOptions): Promise<LightMyRequestResponse> {
  calls++;
  return site.app.inject({ ...options, remoteAddress: `10.0.${calls >> 8}.${calls & 255}` });
}

/** The path with params that name nothing. */
function urlOf({ path }: Pick<Route, "path">): string {
  return endpointUrl(path, { id: NOTHING, dreamId: NOTHING, userId: NOTHING, name: "image.webp" });
}

const cookieOf = (accounts: SignedInClient[]) => accounts[calls % accounts.length]!.cookie();

interface Sender {
  who: string;
  cookie: () => string;
  /** The status they meet before their input is looked at. */
  gate?: number;
}

function sendersTo({ access }: Route): Sender[] {
  const visitor = { who: "visitor", cookie: () => "" };
  const client = { who: "user", cookie: () => cookieOf(users) };
  if (access === "everyone") return [visitor, client];
  if (access === "user") return [{ ...visitor, gate: 401 }, client];
  const boss = { who: "an admin", cookie: () => cookieOf(admins) };
  return [{ ...visitor, gate: 401 }, { ...client, gate: 403 }, boss];
}

interface Attempt extends InjectOptions {
  name: string;
  statuses: number[];
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

const faultsIfRefused = (response: LightMyRequestResponse, statuses: number[]) =>
  response.statusCode < 400 ? [] : faultsOf(response, statuses);

describe("a body that the schema does not take", () => {
  it.each(withBody)("is refused by %s", async (_title, route) => {
    const schema = route.body!;
    expect(isStrict(schema)).toBe(true);
    for (const good of goodInputs(schema)) expect(schema.safeParse(good).error).toBeUndefined();
    const wrong = await wrongAnswers(route, ({ gate = 400 }) =>
      badBodies(schema).map(({ name, value }) => ({
        name,
        // A prototype is refused by the parser, before access is checked.
        statuses: /__proto__|constructor/.test(name) ? [400, gate] : [gate],
        headers: { "content-type": "application/json" },
        payload: typeof value === "string" ? value : JSON.stringify(value),
      })),
    );
    expect(wrong).toEqual([]);
  });
});

describe("a query that the schema does not take", () => {
  it.each(withQuery)("is refused by %s", async (_title, route) => {
    const wrong = await wrongAnswers(route, ({ gate = 400 }) =>
      badQueries(route.query!).map(({ name, value }) => ({
        name,
        statuses: [gate],
        url: `${urlOf(route)}?${value as string}`,
      })),
    );
    expect(wrong).toEqual([]);
  });
});

describe("a path that names nothing", () => {
  const withParams = ROUTES.filter(([, { path }]) => path.includes(":"));

  it.each(withParams)("is refused by %s", async (_title, route) => {
    const wrong = await wrongAnswers(route, ({ gate }) =>
      BAD_PARAMS.map((value) => ({
        name: `the parameter ${value.slice(0, 40)}`,
        statuses: [400, 404, ...(gate === undefined ? GONE : [gate]), ...(value === UP ? [405] : [])],
        url: route.path.replaceAll(/:\w+/g, value),
      })),
    );
    expect(wrong).toEqual([]);
  });
});

describe("a body that is no JSON", () => {
  it.each(WRITES)("is refused by %s", async (_title, route) => {
    const wrong = await wrongAnswers(route, () =>
      UNREADABLE_BODIES.map(({ name, type, status, payload: written }) => {
        const payload = status === 413 ? largeBody(bytesMaxOf(route)) : written;
        return {
          name,
          statuses: [status],
          payload,
          headers: {
            ...(type && { "content-type": type }),
            "content-length": `${Buffer.byteLength(payload)}`,
          },
        };
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each(withBody)("nor anything at all, is refused by %s", async (_title, route) => {
    const wrong = await wrongAnswers(route, ({ gate = 400 }) => [
      { name: "no body", statuses: [gate] },
      { name: "nothing called JSON", statuses: [gate], headers: { "content-type": "application/json" } },
    ]);
    expect(wrong).toEqual([]);
  });
});

describe("another method", () => {
  it.each(ROUTES)("is answered with those that are allowed beside %s", async (_title, { path }) => {
    const allowed = ROUTES.filter(([, a]) => a.path === path).map(([, a]) => a.method as string);
    for (const method of METHODS.filter((name) => !allowed.includes(name))) {
      const response = await send({ method, url: urlOf({ path }), headers: { cookie: cookieOf(users) } });
      expect({ method, faults: faultsOf(response, [405]) }).toEqual({ method, faults: [] });
      const listed = String(response.headers.allow).split(", ");
      expect(listed.filter((name) => name !== "HEAD").toSorted()).toEqual(allowed.toSorted());
    }
  });

  it.each([...METHODS, "OPTIONS"] as const)(
    "%s meets the one error shape where nothing is",
    async (method) => {
      const urls = ["/api", "/api/", `/api/${MARKER}`, `/api/dreams/${MARKER}/${MARKER}`, `/media/${MARKER}`];
      for (const url of [...urls, ...(method === "GET" ? [] : ["/", `/${MARKER}`])]) {
        // Fastify refuses a QUERY without a content type before it looks for a route.
        const statuses = method === "QUERY" ? [404, 400] : [404];
        const faults = faultsOf(await send({ method, url }), statuses);
        expect({ url, faults }).toEqual({ url, faults: [] });
      }
    },
  );
});

describe("headers of no use", () => {
  it.each(ROUTES)("are borne by %s", async (_title, route) => {
    for (const headers of STRANGE_HEADERS) {
      const response = await send({ method: route.method, url: urlOf(route), headers });
      // Under a foreign host name the outbox is hidden.
      const hidden = route.path === listOutbox.path ? [404] : [];
      const faults = faultsIfRefused(response, [400, 401, ...hidden, ...GONE]);
      expect({ headers, faults }).toEqual({ headers, faults: [] });
    }
  });

  it.each(WRITES)("do not let another site call %s", async (_title, route) => {
    const foreign: Record<string, string>[] = [
      { origin: "https://elsewhere.example" },
      { origin: "null" },
      { origin: MARKER },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ];
    const wrong = await wrongAnswers(route, () =>
      foreign.map((headers) => ({ name: JSON.stringify(headers), statuses: [403], headers })),
    );
    expect(wrong).toEqual([]);
  });
});

describe("all of it together", () => {
  it("leaves no rows behind and ends no session", async () => {
    expect(await rows()).toEqual(rowsBefore);
    for (const client of users) expect((await client.get("/api/me")).json).toMatchObject({ credits: 1000 });
  });
});

// These may succeed, so they run after the comparison of rows.
describe("strange letters", () => {
  const statuses = [400, 401, 402, 404, 409, 422, ...GONE];
  /** Signing in would end the session of the user. */
  const senderTo = (route: Route) => sendersTo(route).at(route.access === "everyone" ? 0 : -1)!;

  it.each(withBody)("never break %s", async (_title, route) => {
    const { cookie } = senderTo(route);
    const wrong: string[] = [];
    for (const good of goodInputs(route.body!)) {
      const names = Object.keys(good).filter((name) => typeof good[name] === "string");
      for (const field of names.flatMap((name) => STRANGE_TEXTS.map((text) => ({ [name]: text })))) {
        const payload = { ...good, ...field };
        const response = await send({
          method: route.method,
          url: urlOf(route),
          headers: { cookie: cookie() },
          payload,
        });
        // Only a plan has keys: tests/http/api-keys.test.ts sends these texts with one.
        const allowed = route.path === createKey.path ? [...statuses, 403] : statuses;
        wrong.push(
          ...faultsIfRefused(response, allowed).map((fault) => `${JSON.stringify(field)}: ${fault}`),
        );
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(withQuery)("never break the query of %s", async (_title, route) => {
    const { cookie } = senderTo(route);
    const texts = STRANGE_TEXTS.map((text) => encodeURIComponent(text.toWellFormed()));
    const wrong: string[] = [];
    for (const name of Object.keys((route.query as z.ZodObject).shape)) {
      for (const text of [...texts, "%", "%ff%fe", "%ED%A0%80", "%00"]) {
        const url = `${urlOf(route)}?${name}=${text}`;
        const response = await send({ method: route.method, url, headers: { cookie: cookie() } });
        wrong.push(...faultsIfRefused(response, [400, 404]).map((fault) => `${url}: ${fault}`));
      }
    }
    expect(wrong).toEqual([]);
  });
});
