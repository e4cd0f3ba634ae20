import { afterAll, describe, expect, it } from "vitest";
import { CHANGE_BYTES_MAX, changeDream } from "#shared/dreams.ts";
import { IMPORT_BYTES_MAX, importDreams } from "#shared/import.ts";
import { listOutbox } from "#shared/outbox.ts";
import { badBodies, badQueries, goodInputs, isStrict, MARKER } from "../support/bad-values.ts";
import { faultsOf } from "../support/refusal.ts";
import { UNREADABLE_BODIES, STRANGE_HEADERS } from "../support/strange-input.ts";
import {
  faultsIfRefused,
  GONE,
  ROUTES,
  urlOf,
  withBody,
  withQuery,
  WRITES,
  type Route,
  startSite,
} from "./all-routes.ts";

const { site, users, send, cookieOf, wrongAnswers } = await startSite();

const LARGE: Record<string, number> = {
  [`POST ${importDreams.path}`]: IMPORT_BYTES_MAX,
  [`PATCH ${changeDream.path}`]: CHANGE_BYTES_MAX,
};
const bytesMaxOf = ({ method, path }: Route) => LARGE[`${method} ${path}`] ?? 64 * 1024;
const largeBody = (bytes: number) => JSON.stringify({ text: "x".repeat(bytes) });
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "TRACE", "QUERY"] as const;
const TABLES = ["users", "user_roles", "sessions", "mails", "dreams", "jobs", "lots", "ledger_entries"];
const rows = () =>
  Promise.all(TABLES.map(async (table) => [table, await site.store.value(`SELECT COUNT(*) FROM ${table}`)]));
const rowsBefore = await rows();
afterAll(() => site.close());

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
