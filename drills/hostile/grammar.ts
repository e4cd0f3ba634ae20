import fc from "fast-check";
import type { Cast, Member } from "../site/cast.ts";
import { ROUTES, type Route } from "./routes.ts";
import { oddBody, oddBytes, oddHeaders, oddSegment, oddText, oddValue } from "./values.ts";

const ROLES = ["visitor", "user", "other", "read", "write", "spend", "admin"] as const;
type Role = (typeof ROLES)[number];

/** How the body is announced: as it is, or in a way that does not fit it. */
const FRAMINGS = ["chunked", "broken chunk", "cut", "short", "two lengths", "both", "none"] as const;

/** A malformed request, who sends it and where to. */
export interface Attack {
  role: Role;
  route: Route;
  bytes: Buffer;
}

const TYPES = [
  "application/json",
  "application/json; charset=utf-16",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/xml",
  "application/jsonx",
  ";;;",
  "",
  "a/b".repeat(1000),
];

const mostly = <T, U>(usual: T, odd: fc.Arbitrary<U>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });

const index = fc.nat(1_000_000);

const OF_KEYS = ROUTES.filter(({ key }) => key !== undefined);

/** Names of the cast are chosen by index, so that a case does not depend on their ids. */
const shape = fc.record({
  role: fc.constantFrom(...ROLES),
  route: fc.constantFrom(...ROUTES),
  who: index,
  method: mostly(
    null,
    fc.constantFrom("GET", "POST", "PUT", "TRACE", "OPTIONS", "QUERY", "PATCH", "get", "FOO", "G ET"),
  ),
  segments: fc.array(mostly(null, oddSegment), { minLength: 3, maxLength: 3 }),
  query: mostly([], fc.array(fc.tuple(index, oddText), { maxLength: 5 })),
  headers: mostly([], fc.array(oddHeaders, { maxLength: 2 })),
  type: mostly("application/json", fc.constantFrom(...TYPES)),
  body: index,
  replaced: fc.option(fc.tuple(index, oddValue)),
  raw: fc.option(fc.oneof(oddBody, oddBytes), { freq: 3 }),
  framing: mostly("exact", fc.constantFrom(...FRAMINGS)),
});
type Shape = typeof shape extends fc.Arbitrary<infer T> ? T : never;

const pick = <T>(values: readonly T[], at: number) => values[at % values.length]!;

/** A key opens few routes: one request of four tries another one. */
function routeOf({ role, route, who, body }: Shape): Route {
  const isKey = role === "read" || role === "write" || role === "spend";
  return isKey && who % 4 > 0 ? pick(OF_KEYS, body) : route;
}

function credentials(cast: Cast, role: Role, who: number): string[] {
  if (role === "visitor") return [];
  if (role === "read" || role === "write" || role === "spend")
    return [`authorization: Bearer ${pick(cast.keys[role], who)}`];
  return [`cookie: ${pick(role === "admin" ? cast.admins : cast.users, who).cookie}`];
}

/** Ids of the sender where they are a user, and of somebody else for all others. */
function owner(cast: Cast, { role, who }: Shape): Member {
  return pick(cast.users, role === "user" ? who : who + 1);
}

function targetOf(cast: Cast, wanted: Shape): string {
  const { route, segments, query } = wanted;
  const { id, dreamId } = owner(cast, wanted);
  let count = 0;
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const odd = pick(segments, count++);
    if (odd !== null) return odd;
    return name === "userId" || route.path.includes("/admin/users/") ? id : dreamId;
  });
  const names = [...route.queryNames, "lang", "__proto__", "a[b]", ""];
  const search = (query as [number, string][]).map(
    ([at, text]) => `${pick(names, at)}=${encodeURIComponent(text.toWellFormed())}`,
  );
  return search.length > 0 ? `${path}?${search.join("&")}` : path;
}

function bodyOf({ route, body, replaced, raw }: Shape): Buffer {
  if (raw !== null) return Buffer.from(raw);
  if (route.bodies.length === 0) return Buffer.alloc(0);
  const chosen = pick(route.bodies, body);
  if (typeof chosen === "string") return Buffer.from(chosen);
  const names = Object.keys(chosen as object);
  if (replaced === null || names.length === 0) return Buffer.from(JSON.stringify(chosen));
  return Buffer.from(JSON.stringify({ ...(chosen as object), [pick(names, replaced[0])]: replaced[1] }));
}

function frame(body: Buffer, framing: Shape["framing"]): { lines: string[]; sent: Buffer } {
  const chunks = Buffer.concat([
    Buffer.from(`${body.length.toString(16)}\r\n`),
    body,
    Buffer.from("\r\n0\r\n\r\n"),
  ]);
  const length = (bytes: number) => `content-length: ${bytes}`;
  const chunked = "transfer-encoding: chunked";
  if (framing === "chunked" && body.length > 0) return { lines: [chunked], sent: chunks };
  if (framing === "broken chunk") return { lines: [chunked], sent: Buffer.from("zz\r\nx\r\n0\r\n\r\n") };
  if (framing === "cut") return { lines: [length(body.length + 100)], sent: body };
  if (framing === "short") return { lines: [length(Math.max(0, body.length - 3))], sent: body };
  if (framing === "two lengths") return { lines: [length(body.length), length(1)], sent: body };
  if (framing === "both") return { lines: [length(body.length), chunked], sent: chunks };
  if (framing === "none" || body.length === 0) return { lines: [], sent: body };
  return { lines: [length(body.length)], sent: body };
}

/** The `number`th malformed request of a seed: the same each time, but for the ids and keys of the cast. */
export function attackOf(cast: Cast, seed: number, number: number): Attack {
  const [drawn] = fc.sample(fc.noBias(shape), { seed: Math.imul(seed, 0x9e3779b1) ^ number, numRuns: 1 }) as [
    Shape,
  ];
  const wanted: Shape = { ...drawn, route: routeOf(drawn) };
  const { role, route, who, headers, type, method } = wanted;
  const { lines, sent } = frame(bodyOf(wanted), wanted.framing);
  // Each from another IP address, so that the limits of one do not answer first.
  const from = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const head = [
    `${method ?? route.method} ${targetOf(cast, wanted)} HTTP/1.1`,
    "host: localhost",
    "connection: close",
    `x-forwarded-for: ${from}`,
    ...credentials(cast, role, who),
    ...(sent.length > 0 ? [`content-type: ${type}`] : []),
    ...lines,
    ...headers.flat().map(([name, value]) => `${name}: ${value}`),
  ];
  return { role, route, bytes: Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1"), sent]) };
}
